'use client';

import { useMemo } from 'react';
import { InboxSettingsContext, useInboxSettings } from '../../inbox/index.ts';
import { LegacyThemeContext } from './LegacyThemeContext.ts';
import { getDefaultTheme, legacyTokens } from './legacyTheme.ts';
import type { INovuThemeProviderProps } from './themeTypes.ts';

/** Sets an old look for the parts below it: a colour scheme, and the supported theme keys. Renders no element. */
export function NovuThemeProvider({ colorScheme, theme, children }: INovuThemeProviderProps) {
  const settings = useInboxSettings('NovuThemeProvider');
  const value = useMemo(
    () => ({ ...settings, theme: colorScheme, tokens: legacyTokens(theme?.[colorScheme]) }),
    [settings, colorScheme, theme],
  );
  const look = useMemo(
    () => ({ colorScheme, ...getDefaultTheme({ colorScheme, theme }) }),
    [colorScheme, theme],
  );
  return (
    <LegacyThemeContext.Provider value={look}>
      <InboxSettingsContext.Provider value={value}>{children}</InboxSettingsContext.Provider>
    </LegacyThemeContext.Provider>
  );
}
