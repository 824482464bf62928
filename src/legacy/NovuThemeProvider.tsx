'use client';

import { useMemo } from 'react';
import { InboxSettingsContext, useInboxSettings } from '../inbox/index.ts';
import { legacyTokens } from './legacyTheme.ts';
import type { INovuThemeProviderProps } from './panelProps.ts';

/** Gives the parts below it an old look: a colour scheme, and the theme keys that have an equal. Renders nothing of its own. */
export function NovuThemeProvider({ colorScheme, theme, children }: INovuThemeProviderProps) {
  const settings = useInboxSettings('NovuThemeProvider');
  const value = useMemo(
    () => ({ ...settings, theme: colorScheme, tokens: legacyTokens(theme?.[colorScheme]) }),
    [settings, colorScheme, theme],
  );
  return <InboxSettingsContext.Provider value={value}>{children}</InboxSettingsContext.Provider>;
}
