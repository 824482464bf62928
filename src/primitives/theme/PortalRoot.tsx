'use client';

import type { ReactNode } from 'react';
import { ownEvents } from '../behavior/ownEvents.ts';
import { ThemeRoot } from './ThemeRoot.tsx';
import { useThemeSettings } from './useThemeSettings.ts';

/**
 * The root of what is drawn into a portal: the theme of the root around it in React, and the end of all events on their way up there.
 * Renders a `<div>` without a box.
 */
export function PortalRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot {...useThemeSettings('a portal')} {...ownEvents} contents>
      {children}
    </ThemeRoot>
  );
}
