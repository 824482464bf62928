import { style } from '@vanilla-extract/css';
import { focusRing, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { code } from '../doc-page/DocPage.css.ts';

export const entries = style([reset.box, { border: `1px solid ${theme.color.border}`, borderRadius: '8px' }]);

export const entry = style([
  reset.box,
  {
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.l,
    selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
    '@container': {
      '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '32px' },
    },
  },
]);

/** One that opens, in place of an entry. */
export const area = style([
  reset.box,
  {
    paddingBlock: theme.space.s,
    paddingInline: theme.space.l,
    selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
  },
]);

export const about = style([reset.box]);

export const name = style([
  reset.box,
  code,
  { fontSize: '13.5px', fontWeight: theme.font.strong, color: theme.color.text },
]);

export const summary = style([
  reset.box,
  { marginBlockStart: '2px', fontSize: '13px', color: theme.color.textSecondary },
]);

export const facts = style([
  reset.box,
  { display: 'grid', gap: '2px', marginBlockStart: theme.space.s, fontSize: theme.font.smallSize },
]);

export const fact = style([
  reset.box,
  { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: theme.space.s },
]);

export const factName = style([reset.box, { color: theme.color.textTertiary }]);

export const factValue = style([reset.box, { overflowWrap: 'anywhere', color: theme.color.textSecondary }]);

export const values = style([reset.box]);

export const count = style([
  reset.box,
  {
    marginBlockEnd: '6px',
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const chips = style([
  reset.box,
  { listStyle: 'none' },
  { display: 'flex', flexWrap: 'wrap', columnGap: '6px', rowGap: theme.space.xs },
]);

export const label = style({
  marginInlineStart: '5px',
  marginInlineEnd: theme.space.s,
  fontSize: theme.font.smallSize,
  color: theme.color.textSecondary,
  overflowWrap: 'anywhere',
});

export const more = style([reset.box, { marginBlockStart: theme.space.s }]);

export const summaryLine = style([
  reset.box,
  focusRing,
  {
    cursor: 'pointer',
    marginBlockEnd: '6px',
    paddingBlock: '4px',
    fontSize: theme.font.smallSize,
    fontWeight: 500,
    color: theme.color.accentText,
    borderRadius: theme.radius.control,
  },
]);

export const union = style([
  reset.box,
  code,
  {
    marginBlockStart: '10px',
    fontSize: '11.5px',
    lineHeight: '17px',
    color: theme.color.textTertiary,
    whiteSpace: 'pre-wrap',
    direction: 'ltr',
    textAlign: 'left',
  },
]);
