import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import * as page from '../doc-page/DocPage.css.ts';

const folds = {
  '@container': { [page.narrow]: { selectors: { '&:where([data-folds])': { display: 'none' } } } },
};

/** The first column stays while the others pass under it. */
const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: theme.color.surface,
} as const;

export const head = style([
  page.columnHead,
  { verticalAlign: 'bottom', selectors: { '&:first-child': pinned } },
  folds,
]);

/** A line of small words under others. */
export const note = style([
  reset.box,
  {
    display: 'block',
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: 400,
    color: theme.color.textTertiary,
  },
]);

export const group = style([
  page.columnHead,
  { paddingBlockStart: '18px', fontWeight: theme.font.strong, color: theme.color.textSecondary },
]);

export const rowHead = style([page.cell, pinned, { fontWeight: 500 }]);

export const folded = style({
  display: 'none',
  fontWeight: 400,
  '@container': { [page.narrow]: { display: 'block' } },
});

export const cell = style([page.cell, { fontVariantNumeric: 'tabular-nums' }, folds]);
