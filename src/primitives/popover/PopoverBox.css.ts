import { style } from '@vanilla-extract/css';
import { raised, reset, theme } from '../theme/themeContract.css.ts';

/** The look of a menu. */
export const box = style([
  reset.box,
  raised,
  {
    backgroundColor: theme.color.raised,
    maxInlineSize: 'calc(100vw - 16px)',
    fontSize: theme.font.controlSize,
    lineHeight: theme.font.lineHeight,
    zIndex: theme.layer.zIndex,
    outline: 'none',
  },
]);
