import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, textSize, theme } from '../../primitives/theme/themeContract.css.ts';

export const item = style([
  reset.box,
  {
    position: 'relative',
    paddingBlock: '10px',
    paddingInline: theme.space.l,
    cursor: 'pointer',
    transition: `background-color ${theme.motion.fast} ${theme.motion.easing}`,
    selectors: {
      '&:where([data-unread])': { backgroundColor: theme.color.tint },
      '&&&:focus-visible': { outline: `2px solid ${theme.color.focus} !important`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:where(:hover)': { backgroundColor: theme.color.hover } } },
    },
  },
]);

export const row = style([reset.box, { display: 'flex', gap: theme.space.m, alignItems: 'flex-start' }]);

/** On touch screens its last line has the time, and opposite to it the menu. */
export const text = style([
  reset.box,
  {
    flex: '1',
    '@media': { [media.coarse]: { paddingBlockEnd: '1.9em' } },
  },
]);

export const firstLine = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.space.s },
]);

export const title = style([
  reset.button,
  focusRing,
  {
    // Where a title does not fit beside the time, the time goes below it.
    flex: '1 1 8em',
    display: 'block',
    // A target of 24 px in a line of 20.
    paddingBlockStart: '4px',
    marginBlockStart: '-4px',
    fontWeight: theme.font.medium,
    color: theme.color.text,
    overflowWrap: 'anywhere',
    userSelect: 'text',
    cursor: 'pointer',
    borderRadius: '3px',
    selectors: { '[data-unread] &': { fontWeight: theme.font.strong } },
  },
]);

/** A title has two lines at most, whatever the sender writes. */
export const titleText = style([
  reset.box,
  {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // The words keep their own direction, but are aligned with the start of the row.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    selectors: { '&:where([data-state="expanded"])': { display: 'block' } },
  },
]);

export const time = style([
  reset.box,
  {
    flex: 'none',
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    whiteSpace: 'nowrap',
    '@media': {
      [media.coarse]: {
        // The position that a host gives to the time wins.
        selectors: { [`${firstLine} > &`]: { position: 'absolute', insetBlockEnd: '14px' } },
      },
    },
  },
]);

/** Beside the time of a message with a change that waits for the network. */
export const waiting = style([
  reset.box,
  { flex: 'none', alignSelf: 'center', color: theme.color.textTertiary },
]);

export const body = style([
  reset.box,
  {
    marginBlockStart: '2px',
    color: theme.color.textSecondary,
    overflowWrap: 'anywhere',
    selectors: {
      '&:where([data-state="clamped"])': {
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      },
    },
  },
]);

export const more = style([
  reset.button,
  focusRing,
  {
    marginBlockStart: '2px',
    minBlockSize: '24px',
    fontSize: textSize[13],
    fontWeight: theme.font.medium,
    color: theme.color.accentText,
    borderRadius: '3px',
    '@media': {
      [media.coarse]: { minBlockSize: theme.size.coarseTarget, marginBlock: '-8px' },
      [media.hover]: { selectors: { '&:where(:hover)': { textDecoration: 'underline' } } },
    },
  },
]);

export const buttons = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.s,
    marginBlockStart: theme.space.s,
    // Keeps clear of the menu below.
    '@media': { [media.coarse]: { marginBlockEnd: theme.space.s } },
  },
]);

/** On touch screens the buttons share the width. */
export const button = style({ '@media': { [media.coarse]: { flex: '1' } } });

export const result = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xs,
    fontSize: textSize[13],
    fontWeight: theme.font.medium,
    color: theme.color.success,
  },
]);

/** Ends before the controls, which lie over the end of the row. */
export const failure = style([
  result,
  {
    flexBasis: '100%',
    paddingInlineEnd: '56px',
    color: theme.color.danger,
  },
]);

export const dot = style([
  reset.box,
  {
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    marginBlockStart: '0.43em',
    borderRadius: theme.radius.full,
    backgroundColor: theme.color.accentShown,
    selectors: { '&:where([data-state="read"])': { visibility: 'hidden' } },
    '@media': {
      // Before the avatar, so that the words reach the edge.
      [media.coarse]: { position: 'absolute', insetInlineStart: '4px', marginBlockStart: '12px' },
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
]);

/** Over the end of the text, which never moves; shown on hover and focus, and on touch screens always, in the last line. */
export const controls = style([
  reset.box,
  {
    position: 'absolute',
    insetInlineEnd: theme.space.xs,
    insetBlockEnd: 0,
    display: 'flex',
    '@media': {
      [media.fine]: {
        insetInlineEnd: theme.space.m,
        insetBlockEnd: '8px',
        padding: '1px',
        borderRadius: '8px',
        backgroundColor: theme.color.surface,
        boxShadow: `0 0 0 1px ${theme.color.border}`,
        opacity: 0,
        transition: `opacity ${theme.motion.fast} ${theme.motion.easing}`,
        selectors: { 'article:where(:hover, :focus-within) &': { opacity: 1 } },
      },
    },
  },
]);

/** Hidden on touch screens, where the menu has the same command and the words need the space. */
export const byPointer = style({ '@media': { [media.coarse]: { display: 'none' } } });
