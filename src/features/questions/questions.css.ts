import { style } from '@vanilla-extract/css';
import { below } from '../../inbox/message-item/InboxItem.css.ts';
import { focusRing, media, reset, textSize, theme } from '../../primitives/theme/themeContract.css.ts';

export const answers = style([
  reset.box,
  below,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space.s,
    marginBlockStart: '6px',
    selectors: { '&:empty': { display: 'none' } },
  },
]);

/** What is filled in, with its own buttons, or what goes with any answer. */
export const form = style([
  reset.box,
  {
    flexBasis: '100%',
    display: 'grid',
    gap: theme.space.m,
    // A host can have fields for some messages only.
    selectors: { '&:empty': { display: 'none' } },
  },
]);

/** The fields of one of several questions, below its answers. */
export const partFields = style([reset.box, { display: 'grid', gap: theme.space.m }]);

export const row = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s, minInlineSize: 0 },
]);

/** Long words wrap. On touch screens the buttons share the width, as far as thumbs need it. */
export const button = style({
  maxInlineSize: '100%',
  '@media': { [media.coarse]: { flex: '1', maxInlineSize: '200px' } },
});

/** An answer that cannot be taken back. */
export const danger = style({
  '@media': {
    [`not ${media.forcedColors}`]: {
      selectors: { '&&': { borderColor: theme.color.danger, color: theme.color.danger } },
    },
  },
});

export const field = style([
  reset.box,
  { display: 'grid', gap: theme.space.xs, justifyItems: 'start', minInlineSize: 0, border: 0 },
]);

export const fieldLabel = style([
  reset.box,
  {
    fontSize: textSize[13],
    fontWeight: theme.font.medium,
    color: theme.color.text,
    overflowWrap: 'anywhere',
  },
]);

/** A legend is laid out by rules of its own. */
export const legend = style([reset.box, { padding: 0, marginBlockEnd: theme.space.xs }]);

export const choice = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    minBlockSize: theme.size.target,
    maxInlineSize: '100%',
    fontSize: textSize[13],
    overflowWrap: 'anywhere',
    '@media': { [media.coarse]: { minBlockSize: theme.size.coarseTarget } },
  },
]);

export const hint = style([
  reset.box,
  { fontSize: theme.font.smallSize, color: theme.color.textTertiary, overflowWrap: 'anywhere' },
]);

export const fault = style([
  reset.box,
  { fontSize: theme.font.smallSize, fontWeight: theme.font.medium, color: theme.color.danger },
]);

export const input = style([
  reset.input,
  focusRing,
  {
    inlineSize: '100%',
    minBlockSize: '32px',
    paddingBlock: '5px',
    paddingInline: '10px',
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.surface,
    color: theme.color.text,
    fontSize: theme.font.size,
    lineHeight: theme.font.lineHeight,
    resize: 'vertical',
    selectors: { '&:where([aria-invalid])': { borderColor: theme.color.danger } },
    '@media': {
      // Below 16 px phones zoom into the field.
      [media.coarse]: { minBlockSize: theme.size.coarseTarget, fontSize: textSize[16] },
    },
  },
]);

/** What is asked before an answer is sent, or in a part of a message. */
export const question = style([
  reset.box,
  {
    fontSize: textSize[13],
    fontWeight: theme.font.medium,
    color: theme.color.text,
    overflowWrap: 'anywhere',
  },
]);

export const outcome = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xs,
    minInlineSize: 0,
    fontSize: textSize[13],
    fontWeight: theme.font.medium,
    color: theme.color.success,
    overflowWrap: 'anywhere',
  },
]);

export const when = style([
  reset.box,
  { flex: 'none', fontWeight: theme.font.regular, color: theme.color.textTertiary },
]);

export const failure = style([outcome, { flexBasis: '100%', color: theme.color.danger }]);

/** Why nothing can be answered any more, and what was written in vain. */
export const over = style([
  reset.box,
  {
    flexBasis: '100%',
    fontSize: theme.font.smallSize,
    color: theme.color.textTertiary,
    overflowWrap: 'anywhere',
  },
]);
