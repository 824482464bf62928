import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';

/** A page is measured by itself, not by the window: it stands in docs pages too. */
export const narrow = '(max-width: 599.98px)';
export const wide = '(min-width: 880px)';

export const page = style([
  reset.box,
  {
    containerType: 'inline-size',
    inlineSize: '100%',
    maxInlineSize: '1180px',
    marginInline: 'auto',
    color: theme.color.text,
    fontSize: theme.font.size,
    lineHeight: theme.font.lineHeight,
  },
]);

export const title = style([
  reset.box,
  { fontSize: '20px', lineHeight: '28px', fontWeight: theme.font.strong, letterSpacing: '-0.01em' },
]);

export const lead = style([
  reset.box,
  { marginBlockStart: theme.space.xs, maxInlineSize: '68ch', color: theme.color.textSecondary },
]);

export const toolbar = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space.m,
    marginBlockStart: '20px',
    marginBlockEnd: theme.space.s,
  },
]);

/** A control with what names it. */
export const labelled = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s },
]);

export const search = style([
  reset.box,
  { position: 'relative', flex: '1 1 240px', maxInlineSize: '360px', color: theme.color.textTertiary },
]);

export const searchIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '10px',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

/** The look of every text control of these pages. */
export const control = style([
  reset.input,
  focusRing,
  {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: '32px',
    paddingBlock: '5px',
    paddingInline: '10px',
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.surface,
    color: theme.color.text,
    lineHeight: theme.font.lineHeight,
    selectors: {
      '&::placeholder': { color: theme.color.textTertiary, opacity: 1 },
      '&:where(:focus-visible)': { outlineOffset: '-1px' },
      '&:where([aria-invalid="true"])': { borderColor: theme.color.danger },
    },
    '@media': { [media.coarse]: { minBlockSize: theme.size.smallTarget, fontSize: '16px' } },
  },
]);

export const searchControl = style([control, { paddingInlineStart: '34px' }]);

export const choices = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: theme.space.xs, minInlineSize: 0 },
]);

export const choice = style([
  reset.box,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '28px',
    paddingInline: '10px',
    borderRadius: '999px',
    border: '1px solid transparent',
    fontSize: '13px',
    fontWeight: 500,
    color: theme.color.textSecondary,
    cursor: 'pointer',
    transition: `background-color ${theme.motion.fast}`,
    selectors: {
      '&:where(:hover)': { backgroundColor: theme.color.hover, color: theme.color.text },
      '&:where(:has(:checked))': {
        backgroundColor: theme.color.tint,
        borderColor: theme.color.accent,
        color: theme.color.accentText,
      },
      '&:where(:has(:focus-visible))': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.coarse]: { minBlockSize: theme.size.smallTarget },
      [media.forcedColors]: { selectors: { '&:where(:has(:checked))': { borderColor: 'Highlight' } } },
    },
  },
]);

/** The radio itself covers its label unseen, so that it is where assistive technology looks for it. */
export const choiceControl = style([
  reset.input,
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'pointer' },
]);

export const choiceCount = style({
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

export const results = style([
  reset.box,
  {
    marginBlockEnd: theme.space.m,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const code = style({
  fontFamily: theme.font.mono,
  fontSize: '12px',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});

export const chip = style([
  code,
  {
    paddingBlock: '1px',
    paddingInline: '5px',
    borderRadius: '4px',
    backgroundColor: theme.color.code,
    color: theme.color.text,
    direction: 'ltr',
  },
]);

export const badge = style({
  display: 'inline-block',
  paddingInline: '6px',
  borderRadius: '999px',
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&:where([data-tone="neutral"])': { backgroundColor: theme.color.code, color: theme.color.textSecondary },
    '&:where([data-tone="info"])': { backgroundColor: theme.color.tint, color: theme.color.accentText },
    '&:where([data-tone="warning"])': {
      backgroundColor: theme.color.warningSurface,
      color: theme.color.warning,
    },
    '&:where([data-tone="danger"])': {
      backgroundColor: theme.color.dangerSurface,
      color: theme.color.danger,
    },
    '&:where([data-tone="success"])': {
      backgroundColor: theme.color.successSurface,
      color: theme.color.success,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const sectionTitle = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    marginBlockStart: '24px',
    marginBlockEnd: theme.space.s,
    fontSize: '13px',
    fontWeight: theme.font.strong,
    color: theme.color.textSecondary,
  },
]);

export const scroller = style([
  reset.box,
  focusRing,
  { overflowX: 'auto', borderRadius: '8px', border: `1px solid ${theme.color.border}` },
]);

export const table = style([reset.box, { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 }]);

export const columnHead = style([
  reset.box,
  {
    paddingBlock: theme.space.s,
    paddingInline: theme.space.m,
    borderBlockEnd: `1px solid ${theme.color.border}`,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: 500,
    color: theme.color.textTertiary,
    whiteSpace: 'nowrap',
  },
]);

export const cell = style([
  reset.box,
  {
    paddingBlock: '7px',
    paddingInline: theme.space.m,
    borderBlockEnd: `1px solid ${theme.color.border}`,
    fontWeight: 400,
    verticalAlign: 'top',
    selectors: { 'tr:last-child > &': { borderBlockEndColor: 'transparent' } },
  },
]);

export const faint = style({ color: theme.color.textTertiary });
