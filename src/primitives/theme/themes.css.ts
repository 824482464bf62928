import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { darkTokens } from './darkTokens.ts';
import { lightTokens } from './lightTokens.ts';
import { media, theme } from './themeContract.css.ts';

// Zero weight: one class of the host's on the same element overrides any token.
const light = ':where([data-carillon-theme="light"], [data-carillon-theme="system"])';
const dark = ':where([data-carillon-theme="dark"])';
const system = ':where([data-carillon-theme="system"])';

createGlobalTheme(light, theme, lightTokens);
globalStyle(light, { colorScheme: 'light' });

createGlobalTheme(dark, theme, darkTokens);
globalStyle(dark, { colorScheme: 'dark' });

globalStyle(system, {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: assignVars(theme, darkTokens), colorScheme: 'dark' },
  },
});

globalStyle(':where([data-carillon-theme])', {
  '@media': { [media.reducedMotion]: { vars: { [theme.motion.fast]: '0s' } } },
});
globalStyle(':where([data-carillon-theme][data-carillon-motion="reduced"])', {
  vars: { [theme.motion.fast]: '0s' },
});
