import { style } from '@vanilla-extract/css';
import { reset, theme } from '../theme/themeContract.css.ts';

/** As wide as its words are alone, so that no line breaks elsewhere and letters that are joined stay so. With forced colours the browser has its own. */
export const mark = style([
  reset.box,
  {
    color: theme.color.text,
    backgroundColor: theme.color.mark,
    borderRadius: '2px',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
]);
