import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { code, control } from '../doc-page/DocPage.css.ts';

export const form = style([reset.box, { display: 'grid', gap: '14px' }]);

export const field = style([reset.box, { display: 'grid', gap: theme.space.xs }]);

export const labelRow = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.space.s,
  },
]);

export const label = style([reset.box, { fontSize: '13px', fontWeight: 500 }]);

export const mark = style({ color: theme.color.danger });

export const key = style([code, { fontSize: '11.5px', color: theme.color.textTertiary }]);

export const switchRow = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.space.s, minBlockSize: '24px' },
]);

export const grow = style({ flex: '1 1 130px', minInlineSize: 0 });

export const revealRow = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: theme.space.xs,
  },
]);

export const textArea = style([control, { resize: 'vertical', minBlockSize: '56px' }]);

export const shortTextArea = style([control, { resize: 'none', fieldSizing: 'content', overflow: 'hidden' }]);

/** A secret of several lines: a password field would swallow its line breaks. */
export const coveredTextArea = style([textArea, { resize: 'vertical', ...{ WebkitTextSecurity: 'disc' } }]);

export const codeArea = style([
  textArea,
  { fontFamily: theme.font.mono, fontSize: '12px', direction: 'ltr' },
]);

export const hint = style([
  reset.box,
  {
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    color: theme.color.textTertiary,
    overflowWrap: 'anywhere',
  },
]);

export const problem = style([hint, { color: theme.color.danger }]);
