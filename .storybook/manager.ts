import { addons } from 'storybook/manager-api';
import { siteTheme } from './siteTheme.ts';
import { darkPreference } from './useDarkPreference.ts';

addons.setConfig({ theme: siteTheme(darkPreference.matches) });
