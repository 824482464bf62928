import { addons } from 'storybook/manager-api';
import { siteTheme } from './siteTheme.ts';

addons.setConfig({ theme: siteTheme(matchMedia('(prefers-color-scheme: dark)').matches) });
