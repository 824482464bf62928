import { style } from '@vanilla-extract/css';
import { media } from '../../primitives/theme/themeContract.css.ts';
import { title as panelTitle } from './Panel.css.ts';

/** Its drawing, not its edge, is in line with what is below it. */
export const back = style({
  marginInlineStart: '-13px',
  '@media': { [media.coarse]: { marginInlineStart: '-16px' } },
});

/** Focused on opening only, so that it is read first: it needs no focus ring. */
export const title = style([panelTitle, { outline: 'none' }]);
