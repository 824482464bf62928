import { style } from '@vanilla-extract/css';
import { theme } from './themeContract.css.ts';

/** Replaces the text styles of the page by those of the theme, except for the font family. */
export const root = style({
  boxSizing: 'border-box',
  color: theme.color.text,
  fontFamily: 'inherit',
  fontSize: theme.font.size,
  lineHeight: theme.font.lineHeight,
  fontWeight: 400,
  fontStyle: 'normal',
  letterSpacing: 'normal',
  textAlign: 'start',
  textIndent: 0,
  textShadow: 'none',
  textTransform: 'none',
  whiteSpace: 'normal',
  WebkitTextFillColor: 'currentcolor',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:where([data-contents])': { display: 'contents' } },
});
