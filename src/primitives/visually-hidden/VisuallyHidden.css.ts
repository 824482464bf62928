import { style } from '@vanilla-extract/css';
import { reset } from '../styles/reset.css.ts';

export const hidden = style([
  reset.box,
  {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
]);
