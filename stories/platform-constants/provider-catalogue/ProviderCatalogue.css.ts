import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { code, narrow, wide } from '../doc-page/DocPage.css.ts';

/** One column; from 880 px two, the second for the provider that is chosen. */
export const columns = style([
  reset.box,
  {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 408px' } },
  },
]);

/** Where there is one column, the chosen provider takes the place of the list. */
export const listSide = style([
  reset.box,
  {
    '@container': {
      'not (min-width: 880px)': { selectors: { ':where([data-chosen]) > &': { display: 'none' } } },
    },
  },
]);

export const detailSide = style([
  reset.box,
  {
    '@container': {
      'not (min-width: 880px)': { selectors: { ':where(:not([data-chosen])) > &': { display: 'none' } } },
      [wide]: {
        position: 'sticky',
        insetBlockStart: '16px',
        maxBlockSize: 'calc(100dvh - 32px)',
        overflowY: 'auto',
      },
    },
    marginBlockStart: '20px',
    border: `1px solid ${theme.color.border}`,
    borderRadius: theme.radius.panel,
  },
]);

export const channelTitle = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    marginBlockStart: '20px',
    marginBlockEnd: theme.space.s,
    fontSize: '13px',
    fontWeight: theme.font.strong,
    selectors: { ':where(section:first-of-type) > &': { marginBlockStart: theme.space.xs } },
  },
]);

export const channelCount = style({
  fontWeight: 400,
  color: theme.color.textTertiary,
  fontVariantNumeric: 'tabular-nums',
});

export const cards = style([
  reset.box,
  { listStyle: 'none' },
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(212px, 1fr))',
    gap: theme.space.s,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const card = style([
  reset.button,
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: '1fr auto',
    columnGap: theme.space.s,
    rowGap: '1px',
    inlineSize: '100%',
    blockSize: '100%',
    paddingBlock: '9px',
    paddingInline: theme.space.m,
    border: `1px solid ${theme.color.border}`,
    borderRadius: '8px',
    transition: `background-color ${theme.motion.fast}`,
    selectors: {
      '&:where(:hover)': { backgroundColor: theme.color.hover },
      '&:where([aria-pressed="true"])': {
        backgroundColor: theme.color.tint,
        borderColor: theme.color.accent,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:where([aria-pressed="true"])': { borderColor: 'Highlight' } } },
    },
  },
]);

export const cardName = style({ fontWeight: 500, overflowWrap: 'anywhere' });

export const cardBadge = style({ justifySelf: 'end' });

export const cardId = style([code, { fontSize: '11.5px', color: theme.color.textTertiary }]);

export const cardFields = style({
  fontSize: theme.font.smallSize,
  color: theme.color.textTertiary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const aside = style([
  reset.box,
  {
    marginBlockStart: theme.space.m,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
  },
]);
