import { style } from '@vanilla-extract/css';
import { reset } from '../styles/reset.css.ts';

export const hidden = style([
  reset.box,
  {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    // Not shifted along the line: in right-to-left pages that would be a pixel outside of the page, and make it scroll.
    margin: '-1px 0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
]);
