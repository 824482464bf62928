'use client';

import { createContext, useContext } from 'react';
import { getDefaultTheme } from './legacyTheme.ts';
import type { ColorScheme, ICommonTheme, INovuTheme } from './themeTypes.ts';

/** The look of the nearest panel or `NovuThemeProvider`. */
interface LegacyTheme {
  theme: INovuTheme;
  common: ICommonTheme;
  colorScheme: ColorScheme;
}

/** Carries the look; outside of any panel the light one. */
export const LegacyThemeContext = createContext<LegacyTheme>({
  colorScheme: 'light',
  ...getDefaultTheme({ colorScheme: 'light' }),
});

/** The old look: its scheme and the values of its keys. Its colours are CSS variables too. */
export function useNovuTheme(): LegacyTheme {
  return useContext(LegacyThemeContext);
}
