import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';

const beside = '(min-width: 640px)';

export const settings = style([
  reset.box,
  {
    display: 'grid',
    gap: theme.space.l,
    paddingBlock: theme.space.s,
    '@container': { [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '32px' } },
  },
]);

export const group = style([
  reset.box,
  {
    minInlineSize: 0,
    selectors: { '&:where(fieldset)': { gridRow: 'span 3' } },
  },
]);

export const label = style([
  reset.box,
  { display: 'block', marginBlockEnd: '6px', fontSize: '13px', fontWeight: theme.font.strong },
]);

export const accent = style([reset.box, { display: 'flex', gap: theme.space.s, maxInlineSize: '360px' }]);

export const picker = style([
  reset.input,
  focusRing,
  {
    flex: 'none',
    inlineSize: '44px',
    blockSize: '32px',
    padding: '2px',
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.surface,
    cursor: 'pointer',
    '@media': { [media.coarse]: { blockSize: theme.size.smallTarget } },
  },
]);

/** As high as its words would be, so that the page does not jump while somebody types. */
export const problem = style([
  reset.box,
  {
    minBlockSize: '34px',
    paddingBlock: theme.space.xs,
    maxInlineSize: '48ch',
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.danger,
    overflowWrap: 'anywhere',
  },
]);

export const brands = style([reset.box, { display: 'flex', flexWrap: 'wrap', gap: '6px' }]);

export const brand = style([
  reset.button,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '28px',
    paddingInline: '8px',
    border: `1px solid ${theme.color.border}`,
    borderRadius: '999px',
    fontSize: '13px',
    cursor: 'pointer',
    selectors: { '&:where(:hover)': { backgroundColor: theme.color.hover } },
    '@media': { [media.coarse]: { minBlockSize: theme.size.smallTarget } },
  },
]);

export const dot = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: '999px',
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, transparent, GrayText 45%)',
  verticalAlign: '-2px',
  forcedColorAdjust: 'none',
});

export const range = style([
  focusRing,
  { inlineSize: '100%', maxInlineSize: '280px', minBlockSize: '24px', accentColor: theme.color.accentShown },
]);

export const previews = style([
  reset.box,
  {
    display: 'grid',
    gap: theme.space.l,
    '@container': { [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const look = style([reset.box, { minInlineSize: 0 }]);

/** The page around an inbox, in the theme that the inbox has. */
export const preview = style([
  reset.box,
  {
    padding: 'clamp(8px, 4%, 20px)',
    overflow: 'clip',
    borderRadius: theme.radius.panel,
    backgroundColor: theme.color.hover,
  },
]);

export const panel = style({ blockSize: '440px', inlineSize: '100%' });

export const report = style([
  reset.box,
  {
    marginBlockStart: theme.space.m,
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const verdict = style([reset.box, { display: 'flex', gap: '6px', alignItems: 'baseline' }]);

export const figures = style([
  reset.box,
  { listStyle: 'none', marginBlockStart: theme.space.xs, color: theme.color.textSecondary },
]);

export const code = style([reset.box, { border: `1px solid ${theme.color.border}`, borderRadius: '8px' }]);

export const copy = style([
  reset.box,
  { display: 'flex', justifyContent: 'flex-end', padding: `${theme.space.s} ${theme.space.s} 0` },
]);

export const pre = style([
  reset.box,
  focusRing,
  {
    maxBlockSize: '420px',
    padding: `${theme.space.s} ${theme.space.l} ${theme.space.l}`,
    overflow: 'auto',
    fontFamily: theme.font.mono,
    fontSize: '12.5px',
    lineHeight: '19px',
    textAlign: 'left',
    whiteSpace: 'pre',
    selectors: { '&:where(:focus-visible)': { outlineOffset: '-2px' } },
  },
]);
