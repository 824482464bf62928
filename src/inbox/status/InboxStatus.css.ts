import { style } from '@vanilla-extract/css';
import { reset } from '../../primitives/theme/themeContract.css.ts';

/** Why the server has refused something: its own words, which may be long and of another direction. */
export const reason = style([reset.box, { display: 'block', overflowWrap: 'anywhere' }]);
