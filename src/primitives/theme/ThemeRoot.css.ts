import { style } from '@vanilla-extract/css';
import { theme } from './themeContract.css.ts';

/** Where the page's type ends and ours begins; the family stays the page's. */
export const root = style({
  boxSizing: 'border-box',
  color: theme.color.text,
  fontFamily: 'inherit',
  fontSize: theme.font.size,
  lineHeight: theme.font.lineHeight,
  fontWeight: theme.font.regular,
  fontStyle: 'normal',
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:where([data-contents])': { display: 'contents' } },
});
