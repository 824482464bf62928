import { style } from '@vanilla-extract/css';
import { alignedWithRow, focusRing, reset, theme } from '../theme/themeContract.css.ts';

export const root = style([
  reset.box,
  {
    display: 'block',
    textAlign: alignedWithRow,
    overflowWrap: 'anywhere',
    // Clips the stacked accents of hostile text near their line; the margin leaves space for focus rings.
    overflowX: 'visible',
    overflowY: 'clip',
    overflowClipMargin: '4px',
    selectors: { '&:where([data-state="plain"])': { whiteSpace: 'pre-line' } },
  },
]);

const gap = { selectors: { '&:where(:not(:first-child))': { marginBlockStart: theme.space.xs } } } as const;

/**
 * Each block has the direction of its own words, but is aligned with the start of the words around it: words by `text-align`, and
 * blocks with marks on one side as a whole. Not with `:dir()`, which bundlers turn into `:lang()`.
 */
const words = style({ textAlign: alignedWithRow });
const whole = style({ textAlign: 'start', inlineSize: 'fit-content', maxInlineSize: '100%' });

export const plain = style([reset.box, words, { whiteSpace: 'pre-line' }]);
/** Raw HTML, shown as the text it is. */
export const literal = style([reset.box, { whiteSpace: 'pre-line' }]);
export const paragraph = style([
  reset.box,
  gap,
  words,
  {
    selectors: {
      // A block that is as wide as its words has no space for the ellipsis of a clamp, which would replace letters.
      [`:where(${whole}) &::after`]: { content: '""', paddingInlineEnd: '1.2em' },
    },
  },
]);
export const heading = style([
  reset.box,
  gap,
  words,
  { fontWeight: theme.font.strong, color: theme.color.text },
]);
export const strong = style([reset.box, { fontWeight: theme.font.strong, color: theme.color.text }]);
export const emphasis = style([reset.box, { fontStyle: 'italic' }]);

export const list = style([
  reset.box,
  gap,
  whole,
  {
    paddingInlineStart: '1.45em',
    selectors: {
      '&:where([data-ordered="true"])': { listStyle: 'decimal outside' },
      '&:where([data-ordered="false"])': { listStyle: 'disc outside' },
    },
  },
]);
export const item = style([reset.box, { display: 'list-item' }]);

export const quote = style([
  reset.box,
  gap,
  whole,
  { paddingInlineStart: '10px', borderInlineStart: `2px solid ${theme.color.control}` },
]);

export const code = style([
  reset.box,
  {
    fontFamily: theme.font.mono,
    fontSize: '0.9em',
    padding: '1px 4px',
    borderRadius: '4px',
    backgroundColor: theme.color.code,
    color: theme.color.text,
    unicodeBidi: 'isolate',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
]);

export const block = style([
  reset.box,
  gap,
  {
    display: 'block',
    fontFamily: theme.font.mono,
    fontSize: theme.font.smallSize,
    lineHeight: 1.5,
    padding: '6px 10px',
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.code,
    color: theme.color.text,
    whiteSpace: 'pre-wrap',
    tabSize: 2,
    direction: 'ltr',
    textAlign: 'left',
  },
]);

export const rule = style([
  reset.box,
  { blockSize: 0, marginBlock: theme.space.s, borderBlockStart: `1px solid ${theme.color.border}` },
]);

export const link = style([
  reset.box,
  focusRing,
  {
    color: theme.color.accentText,
    borderRadius: '2px',
    // Colour alone must not distinguish a link from text.
    textDecoration: 'underline',
    textDecorationColor: `color-mix(in srgb, transparent, ${theme.color.accentText} 45%)`,
    textUnderlineOffset: '2px',
    selectors: { '&:where(:hover)': { textDecorationColor: 'currentColor' } },
  },
]);
