import { create } from 'storybook/theming';

/** The look of the site around the stories, light or dark. */
export const siteTheme = (isDark: boolean) =>
  create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'carillon',
    brandUrl: './',
    colorPrimary: isDark ? '#8ea2ff' : '#3b5bdb',
    colorSecondary: isDark ? '#8ea2ff' : '#3b5bdb',
    appBorderRadius: 8,
    fontBase: '"Inter Variable", system-ui, sans-serif',
    fontCode: '"JetBrains Mono Variable", ui-monospace, monospace',
  });
