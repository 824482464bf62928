export { ActionContainer, type IActionContainerProps } from './ActionContainer.tsx';
export { colors } from './colors.ts';
export type {
  IAuthContext,
  IFetchingStrategy,
  INotificationCenterContext,
  INotificationsContext,
  INovuProviderContext,
  ISession,
  ISocket,
  ISocketContext,
  IStore,
  IStoreContext,
  ISubscriberJwt,
  ITab,
  IUserInfo,
  ListItem,
  Socket,
} from './contextTypes.ts';
export { GradientDotWrap } from './GradientDotWrap.tsx';
export { useNovuTheme } from './LegacyThemeContext.ts';
export {
  ActorTypeEnum,
  ButtonTypeEnum,
  ChannelCTATypeEnum,
  ChannelTypeEnum,
  MessageActionStatusEnum,
  ScreensEnum,
} from './legacyEnums.ts';
export {
  type ResponseDataType,
  useMarkNotificationsAs,
  useRemoveAllNotifications,
  useRemoveNotification,
  useRemoveNotifications,
  useUpdateAction,
} from './legacyMutations.ts';
export { useUpdateUserGlobalPreferences, useUpdateUserPreferences } from './legacyPreferenceMutations.ts';
export {
  useFeedUnseenCount,
  useFetchOrganization,
  useFetchUserGlobalPreferences,
  useFetchUserPreferences,
  useUnreadCount,
  useUnseenCount,
} from './legacyQueries.ts';
export { getDefaultBellColors, getDefaultTheme } from './legacyTheme.ts';
export type {
  IActor,
  ICountData,
  IMessage,
  IMessageAction,
  IMessageButton,
  IMessageCTA,
  IMessageId,
  IOrganizationEntity,
  IPreferenceChannels,
  IStoreQuery,
  IUserPreferenceSettings,
} from './messageTypes.ts';
export { type INotificationBellProps, NotificationBell } from './NotificationBell.tsx';
export { NotificationCenter } from './NotificationCenter.tsx';
export {
  NOTIFICATION_CENTER_CONTENT_PROPS,
  NOTIFICATION_CENTER_PROPS,
  NotificationCenterComponent,
  type NotificationCenterComponentProps,
  NotificationCenterContentComponent,
  type NotificationCenterContentComponentProps,
  type PopoverWrapperProps,
} from './NotificationCenterComponent.tsx';
export { useNotificationCenter } from './NotificationCenterContext.ts';
export { type INovuProviderProps, NovuProvider } from './NovuProvider.tsx';
export { NovuThemeProvider } from './NovuThemeProvider.tsx';
export { PopoverNotificationCenter } from './PopoverNotificationCenter.tsx';
export type { INotificationCenterProps, IPopoverNotificationCenterProps } from './panelProps.ts';
export { SubscriberPreference } from './SubscriberPreference.tsx';
export { getStyleByPath, type INotificationCenterStyles } from './styleTypes.ts';
export type {
  ColorScheme,
  ICommonTheme,
  INovuPopoverTheme,
  INovuThemePopoverProvider,
  INovuThemeProvider,
} from './themeTypes.ts';
export type { I18NLanguage, ITranslationContent, ITranslationEntry } from './translations.ts';
export { useFetchNotifications } from './useFetchNotifications.ts';
export { useNotifications } from './useNotifications.ts';
export { useNovuContext } from './useNovuContext.ts';
export { useSocket } from './useSocket.ts';
export { useTranslations } from './useTranslations.ts';
