import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** The commands that failed, over what became of them. */
export const names = style([reset.box, { fontWeight: theme.font.strong }]);
