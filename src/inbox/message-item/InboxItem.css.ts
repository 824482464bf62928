import { style } from '@vanilla-extract/css';
import { media, reset, rowPadding, theme } from '../../primitives/theme/themeContract.css.ts';

/** A row that the pointer or the keyboard is in, or whose menu is open: it shows its controls. */
export const inUse =
  'article:where(:hover, :focus-visible, :has(:focus-visible), :has([aria-haspopup][aria-expanded="true"]))';

export const item = style([
  reset.box,
  {
    position: 'relative',
    display: 'flex',
    gap: theme.space.m,
    alignItems: 'flex-start',
    minBlockSize: theme.size.rowMinHeight,
    paddingBlock: rowPadding,
    paddingInline: theme.space.l,
    cursor: 'pointer',
    // Nothing shines through a row that a finger carries.
    backgroundColor: theme.color.surface,
    selectors: {
      // Since the last visit; what is unread has a dot and a heavier title.
      '&:where([data-new])': { backgroundColor: theme.color.tint },
      // A line between rows, from the column of the text on.
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: `calc(${theme.space.l} + ${theme.size.avatar} + ${theme.space.m}) 0`,
        insetBlockEnd: 0,
        borderBlockEnd: `1px solid ${theme.color.border}`,
      },
      // Below the one in front of its group.
      '&:where([data-group="member"])': {
        paddingInlineStart: `calc(${theme.space.l} + ${theme.size.avatar} / 2)`,
      },
      '&&&:focus-visible': { outline: `2px solid ${theme.color.focus} !important`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:where(:hover)': { backgroundColor: theme.color.hover },
          // Darker, and of the same colour: it is new still.
          '&:where([data-new]:hover)': { backgroundColor: theme.color.tintHover },
        },
      },
    },
  },
]);

/** In the middle of a title and a line of text. */
const besideLines = `max(0px, calc((2 * ${theme.font.lineHeight} - ${theme.size.avatar}) / 2))`;

export const avatar = style({ marginBlockStart: besideLines });

/** The title and the end of its line, which goes below it where there is no space; then each part in a line of its own. */
export const text = style([
  reset.box,
  { flex: '1', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: theme.space.s },
]);

/** What is below the first line. */
export const below = style({ selectors: { [`${text} > &`]: { flex: '0 0 100%' } } });

/** Around what a host has put there. */
export const ofHost = style([reset.box, below]);
