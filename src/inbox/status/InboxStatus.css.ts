import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** The names of the commands that failed, above the advice. */
export const names = style([reset.box, { fontWeight: theme.font.strong }]);
