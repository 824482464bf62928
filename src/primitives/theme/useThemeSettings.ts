'use client';

import { useContext } from 'react';
import { ThemeContext, type ThemeSettings } from './ThemeRoot.tsx';

/** The settings of the nearest ThemeRoot. Throws an error that names the part where there is none. */
export function useThemeSettings(part: string): ThemeSettings {
  const settings = useContext(ThemeContext);
  if (!settings) {
    throw new Error(`${part} must be inside ThemeRoot, which gives it colours and a direction.`);
  }
  return settings;
}
