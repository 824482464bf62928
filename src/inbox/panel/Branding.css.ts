import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../primitives/theme/themeContract.css.ts';

/** Set in the element's style: the one colour that comes from outside. */
export const accentName = '--carillon-brand-accent';

export const branded = style({});

// Zero weight, as the themes have: one class of the host's on the same element wins. Readers who ask for contrast keep ours.
globalStyle(`:where(${branded}:not([data-carillon-theme^="contrast"]))`, {
  '@media': { 'not (prefers-contrast: more)': { vars: { [theme.color.accent]: `var(${accentName})` } } },
});
