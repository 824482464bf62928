import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** The words of a choice, and at the end of the line more about it. */
export const choice = style([
  reset.box,
  { display: 'flex', justifyContent: 'space-between', gap: theme.space.l },
]);

export const detail = style([
  reset.box,
  { color: theme.color.textTertiary, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
]);
