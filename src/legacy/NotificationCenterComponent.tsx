'use client';

import { NotificationBell } from './NotificationBell.tsx';
import { NotificationCenter } from './NotificationCenter.tsx';
import { type INovuProviderProps, NovuProvider } from './NovuProvider.tsx';
import { PopoverNotificationCenter } from './PopoverNotificationCenter.tsx';
import type { ColorScheme, INotificationCenterProps, IPopoverNotificationCenterProps } from './panelProps.ts';

/** The old props of the provider and a panel together. */
export interface INotificationCenterContentComponentProps
  extends Omit<INovuProviderProps, 'children'>,
    Omit<INotificationCenterProps, 'colorScheme'> {
  /** The colour scheme. @default 'dark' */
  colorScheme?: ColorScheme | undefined;
}

/** The same props, and the position of the popover. */
export interface INotificationCenterComponentProps
  extends INotificationCenterContentComponentProps,
    Partial<Pick<IPopoverNotificationCenterProps, 'children'>> {
  popoverConfig?: Pick<IPopoverNotificationCenterProps, 'offset' | 'position'> | undefined;
}

/** `InboxProvider` and `InboxPopover` in one, with the old name and props. */
export function NotificationCenterComponent(props: INotificationCenterComponentProps) {
  const { popoverConfig, children, colorScheme = 'dark', ...all } = props;
  return (
    <NovuProvider {...all}>
      <PopoverNotificationCenter {...all} {...popoverConfig} colorScheme={colorScheme}>
        {children ?? (({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />)}
      </PopoverNotificationCenter>
    </NovuProvider>
  );
}

/** `InboxProvider` and `InboxPanel` in one, with the old name and props. */
export function NotificationCenterContentComponent(props: INotificationCenterContentComponentProps) {
  const { colorScheme = 'dark', ...all } = props;
  return (
    <NovuProvider {...all}>
      <NotificationCenter {...all} colorScheme={colorScheme} />
    </NovuProvider>
  );
}
