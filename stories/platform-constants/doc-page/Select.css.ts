import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../../src/primitives/theme/themeContract.css.ts';
import { control } from './DocPage.css.ts';

/** Around a native `<select>` and its arrow. */
export const selectBox = style([reset.box, { position: 'relative' }]);

export const select = style([control, { paddingInlineEnd: '32px', cursor: 'pointer' }]);

export const selectIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '10px',
  display: 'grid',
  placeItems: 'center',
  color: theme.color.textTertiary,
  pointerEvents: 'none',
});
