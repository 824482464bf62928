import { style } from '@vanilla-extract/css';

/** At the lower corner of the bell, in the colour of its words. */
export const moon = style({
  position: 'absolute',
  insetBlockEnd: '6px',
  insetInlineEnd: '6px',
  inlineSize: '12px',
  blockSize: '12px',
  fill: 'currentColor',
});

/** Words that are written for the middle of a line. */
export const sentence = style({ '::first-letter': { textTransform: 'uppercase' } });
