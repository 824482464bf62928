import { style } from '@vanilla-extract/css';
import {
  alignedWithRow,
  focusRing,
  media,
  reset,
  rowGap,
  theme,
} from '../../primitives/theme/themeContract.css.ts';
import { below, inUse } from './InboxItem.css.ts';

export const title = style([
  reset.button,
  focusRing,
  {
    // Where a title does not fit beside the time, the time goes below it.
    flex: '1 1 6em',
    display: 'block',
    // A target of 24 px in a line of 20.
    paddingBlockStart: '4px',
    marginBlockStart: '-4px',
    fontWeight: 500,
    color: theme.color.text,
    overflowWrap: 'anywhere',
    userSelect: 'text',
    cursor: 'pointer',
    borderRadius: '3px',
    selectors: { '[data-unread] &': { fontWeight: theme.font.strong } },
  },
]);

/** A title has two lines at most, whatever the sender writes; in a compact row one, unless there is nothing below it. */
export const titleText = style([
  reset.box,
  {
    display: '-webkit-box',
    WebkitLineClamp: theme.size.titleLines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // The words keep their own direction, but are aligned with the start of the row.
    textAlign: alignedWithRow,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    selectors: {
      '&:where([data-alone])': { WebkitLineClamp: 2 },
      '&:where([data-state="expanded"])': { display: 'block' },
    },
  },
]);

export const bodyPlace = style([reset.box, below, { marginBlockStart: rowGap }]);

/** Keeps the words clear of the button at their end, which has its place from here. */
export const withMore = style({
  position: 'relative',
  paddingInlineEnd: '24px',
  '@media': { [media.coarse]: { paddingInlineEnd: '28px' } },
});

/** A line of small words, which wraps where they need more. */
export const marks = style([
  reset.box,
  below,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space.m,
    marginBlockStart: rowGap,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.lineHeight,
    color: theme.color.textTertiary,
  },
]);

/** One of them, with a sign before its words. */
export const mark = style([reset.box, { display: 'flex', alignItems: 'center', gap: theme.space.xs }]);

export const body = style([
  reset.box,
  {
    color: theme.color.textSecondary,
    overflowWrap: 'anywhere',
    textAlign: alignedWithRow,
    selectors: {
      '&:where([data-state="clamped"])': {
        display: '-webkit-box',
        WebkitLineClamp: theme.size.bodyLines,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      },
      // Lines of the other direction end where the row begins: space for an ellipsis that hangs over that edge.
      ':where([dir="rtl"]) &:where([dir="ltr"]), :where([dir="ltr"]) &:where([dir="rtl"])': {
        paddingInlineEnd: '1em',
        marginInlineEnd: '-1em',
      },
    },
  },
]);

/** At the end of the text, below the dot, so that it takes no line of its own. */
export const more = style([
  reset.button,
  focusRing,
  {
    position: 'absolute',
    insetInlineEnd: 0,
    // Clear of the read toggle, which may be in the line above; the icon is in the middle of its line all the same.
    insetBlockEnd: '-4px',
    paddingBlockEnd: '4px',
    display: 'grid',
    placeItems: 'center end',
    inlineSize: '24px',
    blockSize: '24px',
    color: theme.color.textTertiary,
    borderRadius: theme.radius.control,
    '@media': {
      [media.coarse]: { inlineSize: '44px', insetInlineEnd: '-16px', paddingInlineEnd: '16px' },
      [media.hover]: {
        selectors: { '&:where(:hover)': { color: theme.color.text } },
      },
    },
  },
]);

/** It points at what is hidden. */
export const moreIcon = style({
  // Below the middle of the dot.
  marginInlineEnd: '-3px',
  selectors: { ':where([aria-expanded="true"]) > &': { transform: 'rotate(180deg)' } },
  '@media': {
    // At rest the ellipsis says it already. The button itself stays in reach of the Tab key and of screen readers.
    [media.fine]: {
      selectors: {
        ':where([aria-expanded="false"]) > &': { visibility: 'hidden' },
        [`${inUse} &`]: { visibility: 'inherit' },
      },
    },
  },
});
