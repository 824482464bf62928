'use client';

import { createContext, useContext } from 'react';
import type { INotificationCenterContext } from '../provider/contextTypes.ts';
import type { INotificationCenterProps } from './panelProps.ts';

/** The props of a panel or popover. Each of the declared members may be undefined, as in the old widget. */
export type PanelContext = Omit<
  INotificationCenterProps,
  'colorScheme' | 'theme' | 'onUnseenCountChanged'
> & {
  readonly isLoading: boolean;
};

/** Carries the props of the nearest panel or popover. */
export const NotificationCenterContext = createContext<PanelContext | null>(null);

/** The props of the panel or popover around it; null outside of one, as in the old widget. */
export function useNotificationCenter(): INotificationCenterContext {
  // The old declaration says that all of them are there.
  return useContext(NotificationCenterContext) as INotificationCenterContext;
}
