import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'carillon',
    colorPrimary: '#3b5bdb',
    colorSecondary: '#3b5bdb',
    appBorderRadius: 8,
  }),
});
