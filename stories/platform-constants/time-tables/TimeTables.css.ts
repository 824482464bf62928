import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { code, narrow } from '../doc-page/DocPage.css.ts';
import { selectBox } from '../doc-page/Select.css.ts';

export const zone = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s },
]);

export const zoneLabel = style([reset.box, { fontSize: '13px', color: theme.color.textSecondary }]);

export const zoneSelect = style([selectBox, { inlineSize: '220px', maxInlineSize: '100%' }]);

export const presetColumn = style({ '@container': { [narrow]: { inlineSize: '62%' } } });

export const description = style({ display: 'block', fontWeight: theme.font.medium });

export const name = style([code, { display: 'block', fontSize: '11.5px', color: theme.color.textTertiary }]);

/** A column that a narrow page has no room for; what it says stands in the first column then. */
export const roomy = style({ whiteSpace: 'nowrap', '@container': { [narrow]: { display: 'none' } } });

export const expressionBelow = style([
  code,
  { display: 'none', fontSize: '11.5px', '@container': { [narrow]: { display: 'block' } } },
]);

export const moment = style({ fontVariantNumeric: 'tabular-nums', color: theme.color.textSecondary });

export const never = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: theme.color.warning,
  fontWeight: theme.font.medium,
});

export const aliases = style([
  reset.box,
  {
    marginBlockStart: '20px',
    paddingBlock: theme.space.m,
    paddingInline: theme.space.l,
    borderRadius: '8px',
    backgroundColor: theme.color.warningSurface,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const aliasTitle = style([
  reset.box,
  {
    marginBlockEnd: theme.space.s,
    fontSize: '13px',
    fontWeight: theme.font.medium,
    color: theme.color.warning,
  },
]);

export const aliasList = style([
  reset.box,
  { listStyle: 'none' },
  { display: 'flex', flexWrap: 'wrap', columnGap: '28px', rowGap: '6px' },
]);

export const aliasRow = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    fontSize: theme.font.smallSize,
    color: theme.color.text,
  },
]);

export const areas = style([reset.box, { border: `1px solid ${theme.color.border}`, borderRadius: '8px' }]);

export const area = style([
  reset.box,
  { selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } } },
]);

export const areaName = style([
  reset.box,
  focusRing,
  {
    paddingBlock: '9px',
    paddingInline: theme.space.l,
    borderRadius: '8px',
    fontWeight: theme.font.medium,
    cursor: 'pointer',
    selectors: { '&:where(:hover)': { backgroundColor: theme.color.hover } },
  },
]);

export const areaCount = style({
  marginInlineStart: theme.space.xs,
  fontSize: theme.font.smallSize,
  fontWeight: theme.font.regular,
  color: theme.color.textTertiary,
  fontVariantNumeric: 'tabular-nums',
});

export const zones = style([
  reset.box,
  { listStyle: 'none' },
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    columnGap: '32px',
    paddingInline: theme.space.l,
    paddingBlockEnd: theme.space.m,
  },
]);

export const zoneRow = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    paddingBlock: '4px',
    borderBlockEnd: `1px solid ${theme.color.border}`,
  },
]);

export const offset = style({
  marginInlineStart: 'auto',
  fontSize: theme.font.smallSize,
  color: theme.color.textTertiary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
