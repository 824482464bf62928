import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { columnHead, cell as docCell } from '../../platform-constants/doc-page/DocPage.css.ts';

const narrow = '(max-width: 599.98px)';

/** On a documentation page, cells would break words anywhere. */
const whole = { '&&': { overflowWrap: 'normal' } } as const;

export const lead = style([
  reset.box,
  { marginBlockEnd: theme.space.s, maxInlineSize: '68ch', color: theme.color.textSecondary },
]);

export const head = style([
  columnHead,
  {
    textAlign: 'start',
    verticalAlign: 'bottom',
    selectors: whole,
    '@container': { [narrow]: { paddingInline: '4px', fontSize: '11px', whiteSpace: 'normal' } },
  },
]);

export const cell = style([
  docCell,
  {
    paddingBlock: '5px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: whole,
    '@container': { [narrow]: { paddingInline: '4px', fontSize: '12px' } },
  },
]);

export const pair = style([
  docCell,
  {
    paddingBlock: '8px',
    textAlign: 'start',
    color: theme.color.textSecondary,
    selectors: whole,
    '@container': { [narrow]: { paddingInline: '8px 4px', fontSize: '12px', lineHeight: '16px' } },
  },
]);

export const ink = style({ fontWeight: theme.font.strong, color: theme.color.text });

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '26px',
  marginInlineEnd: theme.space.s,
  borderRadius: '6px',
  fontWeight: 500,
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, transparent, GrayText 45%)',
  '@container': { [narrow]: { display: 'grid', inlineSize: '32px', marginInlineEnd: 0 } },
});

/** A control, or its edge: no word, so 3:1 is enough. */
export const control = style({
  inlineSize: '18px',
  blockSize: '12px',
  borderRadius: '999px',
  backgroundColor: 'currentColor',
});

export const figure = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  selectors: { '&:where([data-passes="false"])': { color: theme.color.danger } },
});

export const mark = style({
  fontSize: '11px',
  color: theme.color.success,
  selectors: { '[data-passes="false"] > &': { color: 'inherit' } },
  '@container': { [narrow]: { display: 'block', fontSize: '10px' } },
});
