'use client';

import { createContext, useContext } from 'react';
import { useLiveCount } from '../../data/index.ts';
import { useInboxSettings } from '../../inbox/index.ts';
import { BellIcon, CountBadge, IconButton, ThemeRoot } from '../../primitives/index.ts';
import type { ColorScheme, INotificationBellColors, INovuTheme } from '../theme/themeTypes.ts';

/** The old props of `NotificationBell`. The bell has the colour of the page, whatever the scheme and the theme. */
export interface INotificationBellProps extends INotificationBellColors {
  /** @default the unseen count */
  unseenCount?: number | undefined;
  colorScheme?: ColorScheme | undefined;
  theme?: INovuTheme | undefined;
}

/** Whether a bell is the content of a button already. */
export const BellContentContext = createContext(false);

/**
 * A bell, with a dot while a message is unseen: the content of the button of `PopoverNotificationCenter`, and elsewhere a button, as a
 * host's drawer expects it.
 */
export function NotificationBell({ unseenCount }: INotificationBellProps) {
  const isContent = useContext(BellContentContext);
  const { translator, theme } = useInboxSettings('NotificationBell');
  const count = useLiveCount('unseen', unseenCount === undefined).data ?? 0;
  const bell = (
    <>
      <BellIcon size={20} />
      <CountBadge variant="dot" count={unseenCount ?? count} />
    </>
  );
  return isContent ? (
    bell
  ) : (
    <ThemeRoot contents theme={theme} dir={translator.direction}>
      <IconButton label={translator.text('notifications')}>{bell}</IconButton>
    </ThemeRoot>
  );
}
