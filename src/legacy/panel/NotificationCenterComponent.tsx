'use client';

import { NotificationBell } from '../bell/NotificationBell.tsx';
import { type INovuProviderProps, NovuProvider } from '../provider/NovuProvider.tsx';
import type { ColorScheme } from '../theme/themeTypes.ts';
import { NotificationCenter } from './NotificationCenter.tsx';
import { PopoverNotificationCenter } from './PopoverNotificationCenter.tsx';
import type { INotificationCenterProps, IPopoverNotificationCenterProps } from './panelProps.ts';

type ProviderProps = Omit<INovuProviderProps, 'children' | 'initialFetchingStrategy'>;

type PanelProps = Pick<
  INotificationCenterProps,
  | 'onNotificationClick'
  | 'onUnseenCountChanged'
  | 'onActionClick'
  | 'onTabClick'
  | 'theme'
  | 'tabs'
  | 'showUserPreferences'
  | 'allowedNotificationActions'
  | 'preferenceFilter'
>;

/** Where the popover is, beside its bell. */
type PopoverConfig = Pick<IPopoverNotificationCenterProps, 'offset' | 'position'>;

/** The old props of the popover and its bell in one component. */
export interface PopoverWrapperProps extends PanelProps {
  /** @default 'dark' */
  colorScheme?: ColorScheme | undefined;
  popoverConfig?: PopoverConfig | undefined;
  /** Deprecated: `popoverConfig`. */
  popover?: PopoverConfig | undefined;
  /** As `onNotificationClick`, which wins. */
  notificationClicked?: PanelProps['onNotificationClick'];
  /** As `onUnseenCountChanged`, which wins. */
  unseenCountChanged?: PanelProps['onUnseenCountChanged'];
  /** As `onActionClick`, which wins. */
  actionClicked?: PanelProps['onActionClick'];
  /** As `onTabClick`, which wins. */
  tabClicked?: PanelProps['onTabClick'];
  unseenBadgeColor?: string | undefined;
  unseenBadgeBackgroundColor?: string | undefined;
}

/** The old props of the provider, the popover and its bell together. */
export interface NotificationCenterComponentProps extends ProviderProps, PopoverWrapperProps {
  /** As `onLoad`, which wins. */
  sessionLoaded?: INovuProviderProps['onLoad'];
}

/** The old props of the provider and a panel together. */
export type NotificationCenterContentComponentProps = Omit<NotificationCenterComponentProps, 'popover'>;

/** `InboxProvider` and `InboxPopover` in one, with the old name and props. */
export function NotificationCenterComponent(props: NotificationCenterComponentProps) {
  const { popover, popoverConfig = popover, unseenBadgeColor, unseenBadgeBackgroundColor, ...others } = props;
  const { provider, panel } = split(others);
  return (
    <NovuProvider {...provider}>
      <PopoverNotificationCenter {...panel} {...popoverConfig}>
        {() => <NotificationBell {...{ unseenBadgeColor, unseenBadgeBackgroundColor }} />}
      </PopoverNotificationCenter>
    </NovuProvider>
  );
}

/** `InboxProvider` and `InboxPanel` in one, with the old name and props. */
export function NotificationCenterContentComponent(props: NotificationCenterContentComponentProps) {
  const { provider, panel } = split(props);
  return (
    <NovuProvider {...provider}>
      <NotificationCenter {...panel} />
    </NovuProvider>
  );
}

function split(props: NotificationCenterContentComponentProps) {
  const { applicationIdentifier, subscriberId, subscriberHash, backendUrl, socketUrl, ...others } = props;
  const { stores, i18n, styles, sessionLoaded, onLoad = sessionLoaded, ...panel } = others;
  const { notificationClicked, unseenCountChanged, actionClicked, tabClicked, ...shown } = panel;
  return {
    provider: {
      ...{ applicationIdentifier, subscriberId, subscriberHash, backendUrl, socketUrl },
      ...{ stores, i18n, styles, onLoad },
    },
    panel: {
      onNotificationClick: notificationClicked,
      onUnseenCountChanged: unseenCountChanged,
      onActionClick: actionClicked,
      onTabClick: tabClicked,
      ...shown,
      colorScheme: props.colorScheme ?? 'dark',
    },
  };
}

/** The names of the popover's props, which the old custom element also had as attributes. */
export const NOTIFICATION_CENTER_PROPS: string[] = [
  ...['backendUrl', 'socketUrl', 'subscriberId', 'applicationIdentifier', 'subscriberHash', 'stores', 'tabs'],
  ...['showUserPreferences', 'allowedNotificationActions', 'popover', 'popoverConfig', 'theme', 'styles'],
  ...['colorScheme', 'i18n', 'onLoad', 'sessionLoaded', 'onNotificationClick', 'notificationClicked'],
  ...['onUnseenCountChanged', 'unseenCountChanged', 'onActionClick', 'actionClicked', 'onTabClick'],
  ...['tabClicked', 'preferenceFilter'],
];

/** The names of the panel's props. */
export const NOTIFICATION_CENTER_CONTENT_PROPS: string[] = NOTIFICATION_CENTER_PROPS.filter(
  (name) => name !== 'popover' && name !== 'popoverConfig',
);
