'use client';

import { forwardRef, type ReactNode } from 'react';
import { ownEvents } from '../behavior/ownEvents.ts';
import { ThemeRoot } from './ThemeRoot.tsx';
import { useThemeSettings } from './useThemeSettings.ts';

/**
 * The root of what is drawn into a portal: the theme of the root around it in React, and the end of all events on their way up there.
 * Renders a `<div>` without a box, whose ref React 18 gives only to such a component.
 */
export const PortalRoot = forwardRef<HTMLDivElement, { readonly children?: ReactNode }>(function PortalRoot(
  { children },
  ref,
) {
  return (
    <ThemeRoot ref={ref} {...useThemeSettings('a portal')} {...ownEvents} contents>
      {children}
    </ThemeRoot>
  );
});
