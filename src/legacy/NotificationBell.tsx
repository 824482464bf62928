'use client';

import { BellIcon, CountBadge } from '../primitives/index.ts';
import type { INovuThemeProviderProps } from './panelProps.ts';

/** The old props of `NotificationBell`. The bell has the colour of the page, whatever the scheme and the theme. */
export interface INotificationBellProps extends Partial<Omit<INovuThemeProviderProps, 'children'>> {
  unseenCount?: number | undefined;
}

/** The content of the button of `PopoverNotificationCenter`: a bell, with a dot while a message is unseen. */
export function NotificationBell({ unseenCount = 0 }: INotificationBellProps) {
  return (
    <>
      <BellIcon size={20} />
      <CountBadge variant="dot" count={unseenCount} />
    </>
  );
}
