import { style } from '@vanilla-extract/css';
import { focusRing, media, px, reset, theme } from '../../primitives/theme/themeContract.css.ts';

const side = `max(${px[40]}, ${theme.size.target})`;

export const bell = style([
  reset.button,
  focusRing,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    flex: 'none',
    borderRadius: '10px',
    // The bell is a part of the host's page and has the page's colour, not the panel's.
    color: 'inherit',
    transition: `background-color ${theme.motion.fast}`,
    selectors: {
      '&[data-words]': {
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
  { maxInlineSize: '200px', fontSize: theme.font.smallSize, color: theme.color.danger },
]);
