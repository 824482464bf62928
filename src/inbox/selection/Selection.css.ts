import { style } from '@vanilla-extract/css';
import { media, px, reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** As high as the header that it replaces, unless a phone has no room for its buttons beside the words. */
export const bar = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space.xs,
    flex: 'none',
    paddingBlock: '6px',
    paddingInline: `${theme.space.l} ${theme.space.m}`,
    borderBlockEnd: `1px solid ${theme.color.border}`,
    backgroundColor: theme.color.tint,
  },
]);

/** In line with the boxes of the rows, which stand in the place of their pictures; the words after it with their titles. */
export const all = style({
  marginInline: `calc((${theme.size.avatar} - 24px) / 2) calc((${theme.size.avatar} - 24px) / 2 + ${theme.space.m} - ${theme.space.xs})`,
});

export const count = style([
  reset.box,
  {
    flex: '1',
    // Room for a word.
    minInlineSize: '5.2em',
    overflowWrap: 'anywhere',
    fontWeight: 500,
  },
]);

export const actions = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: '2px',
    marginInlineStart: 'auto',
    // Large enough to be beside each other, and as near to the edge as their drawings need.
    '@media': { [media.coarse]: { gap: 0, marginInlineEnd: '-8px' } },
  },
]);

/** An icon with words, which no narrower screen has room for. */
export const action = style({
  selectors: {
    '&&': {
      gap: '2px',
      inlineSize: 'auto',
      minInlineSize: theme.size.target,
      blockSize: 'auto',
      minBlockSize: theme.size.target,
      padding: '1px 2px',
    },
  },
});

export const caption = style([
  reset.box,
  {
    maxInlineSize: '7em',
    fontSize: px[11],
    lineHeight: 1.1,
    textAlign: 'center',
    '@media': { '(max-width: 359.98px)': { selectors: { '&:not(:first-child)': { display: 'none' } } } },
  },
]);
