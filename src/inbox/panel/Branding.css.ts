import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../primitives/theme/themeContract.css.ts';

/** Set in the element's style, since the colour comes from the organization. */
export const accentName = '--carillon-brand-accent';

export const branded = style({});

// Without specificity, as in the themes: one class of the host on the same element wins. Readers who prefer contrast keep ours.
globalStyle(`:where(${branded}:not([data-carillon-theme^="contrast"]))`, {
  '@media': { 'not (prefers-contrast: more)': { vars: { [theme.color.accent]: `var(${accentName})` } } },
});
