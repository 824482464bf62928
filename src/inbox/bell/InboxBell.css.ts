import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const bell = style([
  reset.button,
  focusRing,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    flex: 'none',
    borderRadius: '10px',
    // The bell is a part of the host's page and has the page's colour, not the panel's.
    color: 'inherit',
    transition: `background-color ${theme.motion.fast} ${theme.motion.easing}`,
    selectors: {
      // Twice the class, against the sides for touch, which come later.
      '&&[data-words]': {
        display: 'inline-flex',
        alignItems: 'center',
        inlineSize: 'auto',
        paddingInline: theme.space.m,
      },
      '&:where(:active, [data-state="open"])': {
        backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
      },
    },
    '@media': {
      [media.coarse]: { inlineSize: theme.size.coarseTarget, blockSize: theme.size.coarseTarget },
      [media.hover]: {
        selectors: {
          '&:where(:hover)': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
        },
      },
    },
  },
]);

/** The failure message beside the bell, in the flow of the page, so that it covers nothing of the host's. */
export const failure = style([
  reset.box,
  { maxInlineSize: '200px', fontSize: '13px', color: theme.color.danger },
]);
