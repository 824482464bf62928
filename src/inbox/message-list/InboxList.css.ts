import { keyframes, style } from '@vanilla-extract/css';
import {
  calm,
  focusRing,
  media,
  reset,
  rowGap,
  rowPadding,
  theme,
} from '../../primitives/theme/themeContract.css.ts';

export const list = style([
  reset.box,
  calm,
  focusRing,
  {
    position: 'relative',
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The feed anchors the scroll position itself, so the browser must not do it too.
    overflowAnchor: 'none',
    // Placeholder rows need no scrolling.
    selectors: {
      '&:where([data-state="loading"])': { overflow: 'hidden' },
      '&:where(:focus-visible)': { outlineOffset: '-2px' },
      // The other ways of a finger stay the browser's.
      '&:where([data-touch])': { touchAction: 'pan-y pinch-zoom' },
    },
    '@media': {
      [media.coarse]: {
        // A long press selects a row, and not a word of it; its link has no preview.
        selectors: { '&:where([data-touch="press"])': { userSelect: 'none', WebkitTouchCallout: 'none' } },
      },
    },
    // So that a heading that sticks to the top does not cover the row that has the focus.
    scrollPaddingBlockStart: '2.6em',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.color.control} transparent`,
  },
]);

export const feed = style([reset.box, focusRing]);

export const heading = style([
  reset.box,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: theme.color.surface,
    paddingBlock: '6px 2px',
    paddingInline: theme.space.l,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: theme.font.strong,
    color: theme.color.textTertiary,
  },
]);

/** The line below what is new since the last visit. */
export const divider = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    paddingBlock: theme.space.xs,
    paddingInline: theme.space.l,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    selectors: {
      '&::before, &::after': { content: '', flex: '1', borderBlockStart: `1px solid ${theme.color.border}` },
    },
  },
]);

/** Over the rows, without taking space among them. */
export const newPlace = style([
  reset.box,
  {
    position: 'sticky',
    insetBlockStart: theme.space.xs,
    zIndex: 2,
    blockSize: 0,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
  },
]);

export const newMessages = style([
  reset.button,
  focusRing,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: theme.space.xs,
    // It lies over rows. Without this, a Tab to it would scroll the list up by half its height.
    scrollMarginBlock: '-36px 36px',
    maxInlineSize: '100%',
    minBlockSize: theme.size.smallTarget,
    paddingBlock: '6px',
    paddingInline: theme.space.m,
    borderRadius: '999px',
    backgroundColor: theme.color.accentShown,
    color: theme.color.onAccent,
    boxShadow: theme.shadow.panel,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: theme.font.strong,
    '@media': {
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  },
]);

const unseen = keyframes({ 'from, to': { opacity: 0 } });

/** Rows that come at once replace nothing: placeholders show after a moment, in the space that they take from the start. */
export const skeletons = style([reset.box, { justifySelf: 'stretch', animation: `${unseen} 100ms` }]);

export const skeletonRow = style([
  reset.box,
  {
    display: 'flex',
    gap: theme.space.m,
    minBlockSize: theme.size.rowMinHeight,
    paddingBlock: rowPadding,
    paddingInline: theme.space.l,
  },
]);

/** A title, and as many lines of text as there will be: each in the height of a line. */
export const skeletonLines = style([
  reset.box,
  {
    flex: '1',
    display: 'grid',
    gridAutoRows: theme.font.lineHeight,
    alignItems: 'center',
    blockSize: `calc((1 + ${theme.size.bodyLines}) * ${theme.font.lineHeight} + ${rowGap})`,
    overflow: 'hidden',
  },
]);

/** As tall as a line of a heading. */
export const skeletonLine = style({ marginBlock: '3px' });

export const end = style([
  reset.box,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: theme.space.s,
    padding: theme.space.m,
    color: theme.color.textSecondary,
    textAlign: 'center',
    selectors: { '&:where([data-state="loading"])': { paddingInline: 0, paddingBlockStart: 0 } },
  },
]);
