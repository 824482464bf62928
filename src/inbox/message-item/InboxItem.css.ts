import { style } from '@vanilla-extract/css';
import {
  alignedWithRow,
  focusRing,
  media,
  reset,
  rowGap,
  rowPadding,
  textSize,
  theme,
} from '../../primitives/theme/themeContract.css.ts';

/** Shown while the pointer or the keyboard is in a row, or its menu is open. */
const inUse =
  'article:where(:hover, :focus-visible, :has(:focus-visible), :has([aria-haspopup][aria-expanded="true"]))';

export const item = style([
  reset.box,
  {
    position: 'relative',
    minBlockSize: theme.size.rowMinHeight,
    paddingBlock: rowPadding,
    paddingInline: theme.space.l,
    cursor: 'pointer',
    transition: `background-color ${theme.motion.fast} ${theme.motion.easing}`,
    selectors: {
      '&:where([data-unread])': { backgroundColor: theme.color.tint },
      '&&&:focus-visible': { outline: `2px solid ${theme.color.focus} !important`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:where(:hover)': { backgroundColor: theme.color.hover },
          // Darker, and of the same colour: it is unread still.
          '&:where([data-unread]:hover)': { backgroundColor: theme.color.tintHover },
        },
      },
    },
  },
]);

export const row = style([reset.box, { display: 'flex', gap: theme.space.m, alignItems: 'flex-start' }]);

/** In the middle of a title and a line of text. */
const besideLines = `max(0px, calc((2 * ${theme.font.lineHeight} - ${theme.size.avatar}) / 2))`;

export const avatar = style({ marginBlockStart: besideLines });

export const text = style([reset.box, { flex: '1' }]);

export const firstLine = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: theme.space.s },
]);

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
    fontWeight: theme.font.medium,
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

/** The end of the first line: the reader's controls, the time and the dot, each in a place of its own. */
export const lineEnd = style([
  reset.box,
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xs,
    blockSize: theme.font.lineHeight,
    marginInlineStart: 'auto',
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
  },
]);

/** Beside the time of a message with a change that waits for the network. */
export const waiting = style([reset.box, { flex: 'none', color: theme.color.textTertiary }]);

export const bodyPlace = style([reset.box, { position: 'relative', marginBlockStart: rowGap }]);

/** Keeps the words clear of the button at their end. */
export const withMore = style({
  paddingInlineEnd: '24px',
  '@media': { [media.coarse]: { paddingInlineEnd: '28px' } },
});

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
      // At rest the ellipsis says it already.
      [media.fine]: {
        selectors: {
          '&:where([aria-expanded="false"])': { opacity: 0 },
          [`${inUse} &`]: { opacity: 1 },
        },
      },
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
});

export const buttons = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.s,
    marginBlockStart: '6px',
  },
]);

/** On touch screens the buttons share the width, as far as thumbs need it. */
export const button = style({ '@media': { [media.coarse]: { flex: '1', maxInlineSize: '200px' } } });

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

export const failure = style([result, { flexBasis: '100%', color: theme.color.danger }]);

export const dot = style([
  reset.box,
  {
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    marginBlockStart: '0.43em',
    borderRadius: theme.radius.full,
    backgroundColor: theme.color.accentShown,
    selectors: {
      '&:where([data-state="read"])': { visibility: 'hidden' },
      [`${lineEnd} > &`]: { marginBlockStart: 0, marginInlineStart: '6px' },
    },
    '@media': {
      [media.fine]: {
        // The read toggle takes its place.
        selectors: { [`${inUse} [data-reached] ~ &`]: { visibility: 'hidden' } },
      },
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
]);

/** In the first line, where they cover nothing and nothing moves: shown while the row is in use, and on touch screens always. */
export const controls = style([
  reset.box,
  {
    flex: 'none',
    display: 'flex',
    marginBlock: '-2px',
    '@media': {
      [media.coarse]: { order: 1, marginBlock: '-12px', marginInline: '-8px -14px' },
      [media.fine]: {
        opacity: 0,
        transition: `opacity ${theme.motion.fast} ${theme.motion.easing}`,
        selectors: { [`${inUse} &`]: { opacity: 1 } },
      },
    },
  },
]);

/** As large as a target must be, and no larger: beside the lines above and below it. */
export const control = style({
  '@media': { [media.fine]: { selectors: { '&&': { inlineSize: '24px', blockSize: '24px' } } } },
});

/** Around the dot. Hidden on touch screens, where the menu has the same command. */
export const inDotsPlace = style({
  selectors: { '&&': { position: 'absolute', insetInlineEnd: '-8px', insetBlock: 0, marginBlock: 'auto' } },
  '@media': { [media.coarse]: { display: 'none' } },
});
