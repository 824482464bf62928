export type { IMessage, IMessageAction, IMessageCTA } from './legacyMessage.ts';
export {
  type ILegacyMutationOptions,
  type IMarkNotificationsAs,
  type IUpdateAction,
  type IUpdateUserPreferences,
  useMarkNotificationsAs,
  useRemoveAllNotifications,
  useRemoveNotification,
  useRemoveNotifications,
  useUpdateAction,
  useUpdateUserGlobalPreferences,
  useUpdateUserPreferences,
} from './legacyMutations.ts';
export {
  type ILegacyQueryOptions,
  useFeedUnseenCount,
  useFetchNotifications,
  useFetchOrganization,
  useFetchUserGlobalPreferences,
  useFetchUserPreferences,
  useUnreadCount,
  useUnseenCount,
} from './legacyQueries.ts';
export {
  ActorTypeEnum,
  ButtonTypeEnum,
  ChannelCTATypeEnum,
  ChannelTypeEnum,
  MessageActionStatusEnum,
  ScreensEnum,
} from './legacySets.ts';
export type { INovuTheme, INovuThemeScheme } from './legacyTheme.ts';
export { type INotificationBellProps, NotificationBell } from './NotificationBell.tsx';
export { NotificationCenter } from './NotificationCenter.tsx';
export {
  type INotificationCenterComponentProps,
  type INotificationCenterContentComponentProps,
  NotificationCenterComponent,
  NotificationCenterContentComponent,
} from './NotificationCenterComponent.tsx';
export {
  type IFetchingStrategy,
  type INovuProviderProps,
  type IStore,
  NovuProvider,
} from './NovuProvider.tsx';
export { NovuThemeProvider } from './NovuThemeProvider.tsx';
export { PopoverNotificationCenter } from './PopoverNotificationCenter.tsx';
export type {
  ColorScheme,
  INotificationCenterProps,
  INovuThemeProviderProps,
  IPopoverNotificationCenterProps,
  ITab,
  IUserPreferenceSettings,
  PopoverPosition,
} from './panelProps.ts';
export { ActionContainer, SubscriberPreference } from './SubscriberPreference.tsx';
export { useNotifications } from './useNotifications.ts';
export { useNovuContext, useNovuTheme, useTranslations } from './useNovuContext.ts';
export { type ILegacySocket, useSocket } from './useSocket.ts';
