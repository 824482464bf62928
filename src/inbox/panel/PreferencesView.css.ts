import { style } from '@vanilla-extract/css';
import { title as panelTitle } from './Panel.css.ts';

/** Focused on opening only, so that it is read first: it needs no focus ring. */
export const title = style([panelTitle, { outline: 'none' }]);
