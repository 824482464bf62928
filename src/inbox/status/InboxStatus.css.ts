import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** Why the server has refused something: its own words, which may be long and of another direction. */
export const reason = style([reset.box, { display: 'block', overflowWrap: 'anywhere' }]);

/** The names of the commands that failed, above the advice. */
export const names = style([reset.box, { fontWeight: theme.font.strong }]);
