import { style } from '@vanilla-extract/css';

// Per element, composed by each part: nothing here reaches an element that is not ours.
const box = style({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  float: 'none',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  textTransform: 'inherit',
  letterSpacing: 'inherit',
  whiteSpace: 'inherit',
  minInlineSize: 0,
  // A list that keeps its rows in place scrolls at once.
  scrollBehavior: 'auto',
  // Heavier than a host's rule for `[hidden]`, and than the display of any part.
  selectors: { '&[hidden]': { display: 'none' } },
});

const button = style([
  box,
  {
    appearance: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    inlineSize: 'auto',
    blockSize: 'auto',
    borderRadius: 0,
    boxShadow: 'none',
    minBlockSize: 0,
    touchAction: 'manipulation',
  },
]);

const input = style([
  box,
  { appearance: 'none', inlineSize: 'auto', blockSize: 'auto', borderRadius: 0, boxShadow: 'none' },
]);

const image = style([
  box,
  { display: 'block', maxInlineSize: '100%', filter: 'none', blockSize: 'auto', inlineSize: 'auto' },
]);

/** One class an element: start a part's style with it, `style([reset.button, { … }])`. */
export const reset = { box, button, input, image };
