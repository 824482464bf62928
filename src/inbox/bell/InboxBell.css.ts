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
    // The bell stands in the host's page: it takes the page's colour, not the panel's.
    color: 'inherit',
    transition: `background-color ${theme.motion.fast} ${theme.motion.easing}`,
    selectors: {
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

/** Says beside the bell that the panel could not be loaded, in the page's own flow: it must cover nothing of the host's. */
export const failure = style([
  reset.box,
  { maxInlineSize: '200px', fontSize: '13px', fontWeight: theme.font.medium, color: theme.color.danger },
]);
