import { createGlobalThemeContract, style } from '@vanilla-extract/css';
import { lightTokens, scaled } from './lightTokens.ts';
import { variableName } from './publicTokens.ts';

/** References to the tokens, for stylesheets: `theme.color.accent` is `var(--carillon-color-accent)`. */
export const theme = createGlobalThemeContract(lightTokens, (_value, path) => variableName(path));

/**
 * The ring around the focused element; `outlineOffset` may be another. Outlines stay visible with forced colours; shadows do not. Hosts reset
 * outlines, even with `!important`, so its own is important and heavy; its colour is a token, `color.focus`.
 */
export const focusRing = style({
  selectors: {
    '&&&:focus-visible': { outline: `2px solid ${theme.color.focus} !important` },
    '&:where(:focus-visible)': { outlineOffset: '2px' },
  },
});

/** Media queries that several stylesheets share. */
export const media = {
  /** Phones, also on their side. */
  sheet: '(max-width: 479.98px), (max-height: 479.98px) and (pointer: coarse)',
  coarse: '(pointer: coarse)',
  fine: 'not (pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};

/** Takes back what a navigation bar or a headline around the inbox would leave to it, beyond what every root takes back. */
export const calm = style({
  fontVariant: 'normal',
  wordSpacing: 'normal',
  textAlignLast: 'auto',
  wordBreak: 'normal',
  overflowWrap: 'normal',
  lineBreak: 'auto',
  hyphens: 'manual',
  WebkitTextStroke: '0',
  cursor: 'auto',
  userSelect: 'text',
});

/** What lies over other things: its ground, its shadow, and with forced colours, which show no shadow, an edge. */
export const raised = style([
  calm,
  {
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.surface,
    color: theme.color.text,
    boxShadow: theme.shadow.panel,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

/** Lengths that grow with the reader's text and are no tokens, by their pixels. */
export const px = {
  '-26': scaled(-26),
  '-8': scaled(-8),
  8: scaled(8),
  11: scaled(11),
  18: scaled(18),
  26: scaled(26),
  40: scaled(40),
};

/** Between a title and its text: so a link at the start of the text is far enough from the title to be pressed. */
export const rowGap = '2px';

/** Above and below a row, so that a title and a line of text make its least height. */
export const rowPadding = `max(2px, calc((${theme.size.rowMinHeight} - ${rowGap} - 2 * ${theme.font.lineHeight}) / 2))`;

/** Words of the other direction keep it, but begin where those around them do. */
export const alignedWithRow: ('-webkit-match-parent' | 'match-parent')[] = [
  '-webkit-match-parent',
  'match-parent',
];

/** The resets, for stylesheets of other packages, which import this file only. */
export { reset } from '../styles/reset.css.ts';
