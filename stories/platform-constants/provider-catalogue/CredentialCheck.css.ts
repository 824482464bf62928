import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';

export const list = style([reset.box, { listStyle: 'none' }, { display: 'grid', gap: theme.space.s }]);

export const problem = style([
  reset.box,
  {
    display: 'grid',
    gap: '3px',
    paddingInlineStart: '10px',
    borderInlineStart: `2px solid ${theme.color.danger}`,
    fontSize: '13px',
  },
]);

export const problemHead = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
]);

export const message = style([reset.box, { overflowWrap: 'anywhere', color: theme.color.textSecondary }]);

export const call = style([
  reset.box,
  {
    marginBlockEnd: '10px',
    fontSize: theme.font.smallSize,
    color: theme.color.textTertiary,
  },
]);
