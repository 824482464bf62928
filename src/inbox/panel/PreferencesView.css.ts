import { style } from '@vanilla-extract/css';
import { title as panelTitle } from './Panel.css.ts';

/** It only has the focus on entering, so that it is read first; a ring around it would say nothing. */
export const title = style([panelTitle, { outline: 'none' }]);
