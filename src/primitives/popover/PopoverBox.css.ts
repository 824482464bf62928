import { style } from '@vanilla-extract/css';
import { media, reset, textSize, theme } from '../theme/themeContract.css.ts';

/** The look of a menu. */
export const box = style([
  reset.box,
  {
    maxInlineSize: 'calc(100vw - 16px)',
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.surface,
    color: theme.color.text,
    fontSize: textSize[13],
    lineHeight: theme.font.lineHeight,
    boxShadow: theme.shadow.panel,
    zIndex: theme.layer.zIndex,
    outline: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);
