import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { contrastDarkPalette, contrastPalette } from './contrastTokens.ts';
import { darkPalette } from './darkTokens.ts';
import { lightTokens, type Palette } from './lightTokens.ts';
import { media, theme } from './themeContract.css.ts';

// Without specificity, so that one class of the host on the same element overrides any token.
const every = ':where([data-carillon-theme])';
const system = ':where([data-carillon-theme="system"])';

createGlobalTheme(every, theme, lightTokens);
globalStyle(every, {
  colorScheme: 'light',
  '@media': { [media.reducedMotion]: { vars: { [theme.motion.fast]: '0s' } } },
});
globalStyle(':where([data-carillon-theme][data-carillon-motion="reduced"])', {
  vars: { [theme.motion.fast]: '0s' },
});

const dark = look(darkPalette, 'dark');
const contrast = look(contrastPalette, 'light');
const contrastDark = look(contrastDarkPalette, 'dark');

globalStyle(':where([data-carillon-theme="dark"])', dark);
globalStyle(':where([data-carillon-theme="contrast"])', contrast);
globalStyle(':where([data-carillon-theme="contrast-dark"])', contrastDark);
globalStyle(system, {
  '@media': {
    '(prefers-color-scheme: dark)': dark,
    '(prefers-contrast: more)': contrast,
    '(prefers-color-scheme: dark) and (prefers-contrast: more)': contrastDark,
  },
});

/** Only the tokens that a palette changes: the rest is the same in every theme, or derived. */
function look({ color, shadow }: Palette, colorScheme: 'light' | 'dark') {
  const names = Object.keys(color) as (keyof Palette['color'])[];
  return {
    colorScheme,
    vars: {
      ...Object.fromEntries(names.map((name) => [theme.color[name], color[name]])),
      [theme.shadow.panel]: shadow.panel,
    },
  };
}
