import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, reset, theme } from '../../primitives/theme/themeContract.css.ts';

const disappear = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

export const list = style([
  reset.box,
  focusRing,
  { selectors: { '&:where(:focus-visible)': { outlineOffset: '-2px' } } },
]);

export const problem = style({ marginBlockEnd: theme.space.m });

export const group = style([reset.box, { paddingInline: theme.space.l, paddingBlockEnd: theme.space.l }]);

/** Aligns the switch with those of the rows: the border of the card and its padding. */
export const groupHead = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.m,
    minBlockSize: theme.size.target,
    paddingInlineEnd: `calc(${theme.space.m} + 1px)`,
  },
]);

export const heading = style([
  reset.box,
  {
    flex: '1',
    fontSize: theme.font.controlSize,
    fontWeight: theme.font.strong,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Tags are written by the sender, mostly in lower case.
    '::first-letter': { textTransform: 'uppercase' },
  },
]);

export const card = style([reset.box, { border: `1px solid ${theme.color.border}`, borderRadius: '8px' }]);

const rowHeight = {
  minBlockSize: `max(40px, ${theme.size.target})`,
} as const;

export const channel = style([
  reset.box,
  rowHeight,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    paddingBlock: theme.space.xs,
    paddingInline: theme.space.m,
    cursor: 'pointer',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${theme.color.border}` },
      '&:where(:has(:disabled))': { cursor: 'default' },
    },
  },
]);

export const channelIcon = style({ color: theme.color.textTertiary });

export const channelName = style([reset.box, { flex: '1' }]);

export const workflow = style([
  reset.box,
  { selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } } },
]);

export const row = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: theme.space.m, paddingInlineEnd: theme.space.m },
]);

export const words = style([reset.box, { flex: '1', display: 'grid', gap: '1px' }]);

const aboutShape = {
  flex: '1',
  display: 'flex',
  gap: theme.space.s,
  paddingBlock: theme.space.s,
  paddingInlineStart: theme.space.m,
} as const;

export const about = style([reset.box, aboutShape]);

export const disclosure = style([
  reset.button,
  focusRing,
  aboutShape,
  {
    borderRadius: '7px',
    userSelect: 'text',
    selectors: { '&:where(:focus-visible)': { outlineOffset: '-2px' } },
  },
]);

/** Aligned with the first line. */
export const mark = style({ marginBlockStart: '3px', color: theme.color.textTertiary });

export const chevron = style({
  transition: `rotate ${theme.motion.fast}`,
  // Points along the line of text while closed, in either direction of writing, and down while open.
  rotate: '-90deg',
  selectors: {
    ':where([dir="rtl"]) &': { rotate: '90deg' },
    ':where([dir] [aria-expanded="true"]) > &': { rotate: '0deg' },
  },
});

/** Three lines at most, whatever the sender writes. */
export const name = style([
  reset.box,
  {
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: 500,
  },
]);

export const summary = style([
  reset.box,
  {
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
  },
]);

export const required = style([reset.box, { fontWeight: theme.font.strong }]);

export const channels = style([
  reset.box,
  { borderBlockStart: `1px solid ${theme.color.border}`, paddingInlineStart: '22px' },
]);

/** Over the last rows, with space below them so that each can be scrolled clear of it. */
export const saveStatus = style([
  reset.box,
  {
    position: 'sticky',
    insetBlockEnd: theme.space.m,
    zIndex: 1,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'end',
    minBlockSize: '40px',
    paddingInline: theme.space.l,
    pointerEvents: 'none',
  },
]);

/** Takes pointer events for its buttons, unlike the box around it, which passes them to the rows. */
export const failed = style([reset.box, { pointerEvents: 'auto' }]);

/** Fades out by itself. */
export const saved = style([
  reset.box,
  {
    animation: `${disappear} ${theme.motion.fast} 3s forwards`,
  },
]);
