import { style } from '@vanilla-extract/css';
import { raised, reset, textSize, theme } from '../theme/themeContract.css.ts';

/** The look of a menu. */
export const box = style([
  reset.box,
  raised,
  {
    maxInlineSize: 'calc(100vw - 16px)',
    fontSize: textSize[13],
    lineHeight: theme.font.lineHeight,
    zIndex: theme.layer.zIndex,
    outline: 'none',
  },
]);
