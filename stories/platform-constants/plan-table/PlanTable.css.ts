import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { cell, columnHead, figure, narrow, table as wholeTable } from '../doc-page/DocPage.css.ts';

export const flag = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.space.s,
    rowGap: theme.space.xs,
    marginBlockStart: '20px',
    marginBlockEnd: theme.space.m,
  },
]);

export const flagLabel = style([reset.box, { fontWeight: theme.font.medium, cursor: 'pointer' }]);

export const flagNote = style([
  reset.box,
  { fontSize: theme.font.smallSize, lineHeight: theme.font.smallLineHeight, color: theme.color.accentText },
]);

export const region = style({ scrollPaddingInlineStart: '240px' });

/** Tiers of one width, whatever they hold. */
export const table = style([
  wholeTable,
  { tableLayout: 'fixed', minInlineSize: '900px', '@container': { [narrow]: { minInlineSize: '768px' } } },
]);

/** The first column stays while the tiers pass under it. */
const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: theme.color.surface,
  inlineSize: '240px',
  '@container': { [narrow]: { inlineSize: '128px' } },
} as const;

export const corner = style([columnHead, pinned]);

export const tierHead = style([columnHead, { color: theme.color.text, verticalAlign: 'bottom' }]);

export const tierLabel = style({
  display: 'block',
  fontSize: theme.font.size,
  lineHeight: theme.font.lineHeight,
  fontWeight: theme.font.strong,
});

export const sectionHead = style([
  reset.box,
  pinned,
  {
    paddingBlockStart: '18px',
    paddingBlockEnd: '6px',
    paddingInline: theme.space.m,
    borderBlockEnd: `1px solid ${theme.color.border}`,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: theme.font.strong,
    color: theme.color.textSecondary,
  },
]);

export const sectionRest = style([reset.box, { borderBlockEnd: `1px solid ${theme.color.border}` }]);

export const rowHead = style([cell, pinned, { overflowWrap: 'anywhere' }]);

export const rowNote = style({
  display: 'block',
  fontSize: theme.font.smallSize,
  lineHeight: theme.font.smallLineHeight,
  color: theme.color.textTertiary,
  '@container': { [narrow]: { display: 'none' } },
});

export const value = style([
  figure,
  {
    whiteSpace: 'normal',
    selectors: {
      '&:where([data-weak])': { color: theme.color.textTertiary },
      '&:where([data-changed])': {
        backgroundColor: theme.color.tint,
        color: theme.color.accentText,
        fontWeight: theme.font.strong,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:where([data-changed])': { outline: '1px solid Highlight' } } },
    },
  },
]);

export const before = style({
  display: 'block',
  fontSize: theme.font.smallSize,
  lineHeight: theme.font.smallLineHeight,
  fontWeight: theme.font.regular,
  color: theme.color.textTertiary,
});

export const check = style({ marginInlineEnd: '5px', verticalAlign: '-3px', color: theme.color.success });
