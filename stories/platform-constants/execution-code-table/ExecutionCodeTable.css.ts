import { style } from '@vanilla-extract/css';
import { theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { code as codeText, narrow } from '../doc-page/DocPage.css.ts';

export const code = style([codeText, { fontSize: '13px', fontWeight: theme.font.strong }]);

export const family = style({
  selectors: { '& + &': { boxShadow: `inset 0 3px 0 ${theme.color.border}` } },
});

export const nameColumn = style({ '@container': { [narrow]: { display: 'none' } } });

export const nameBelow = style([
  codeText,
  {
    display: 'none',
    fontSize: '11px',
    color: theme.color.textTertiary,
    '@container': { [narrow]: { display: 'block' } },
  },
]);
