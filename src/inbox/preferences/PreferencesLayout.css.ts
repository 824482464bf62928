import { style } from '@vanilla-extract/css';
import { calm, reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** Enough height for a toolbar that stays while the rows scroll. */
const tall = '(min-height: 480px)';

/** The box of the preferences inside a page: as wide as its container, up to a comfortable distance of names and switches. */
export const page = style([
  reset.box,
  calm,
  { inlineSize: '100%', maxInlineSize: '640px', color: theme.color.text },
]);

export const pageTitle = style([
  reset.box,
  {
    paddingInline: theme.space.l,
    paddingBlockEnd: theme.space.s,
    fontSize: '1.29em',
    lineHeight: 1.33,
    fontWeight: theme.font.strong,
  },
]);

export const scroller = style([
  reset.box,
  {
    position: 'relative',
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.color.control} transparent`,
    // The focused control is scrolled clear of the parts that lie over the rows.
    scrollPaddingBlock: '0 64px',
    '@media': { [tall]: { scrollPaddingBlock: '112px 64px' } },
  },
]);

export const toolbar = style([
  reset.box,
  {
    display: 'grid',
    gap: theme.space.s,
    paddingBlock: theme.space.m,
    paddingInline: theme.space.l,
    '@media': {
      [tall]: {
        selectors: {
          // In a panel only: what sticks to the top of a page is the host's decision.
          [`${scroller} > &`]: {
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: 1,
            backgroundColor: theme.color.surface,
          },
        },
      },
    },
  },
]);

export const selects = style([reset.box, { display: 'flex', flexWrap: 'wrap', gap: theme.space.s }]);
