export { GradientDotWrap } from './bell/GradientDotWrap.tsx';
export { type INotificationBellProps, NotificationBell } from './bell/NotificationBell.tsx';
export {
  ActorTypeEnum,
  ButtonTypeEnum,
  ChannelCTATypeEnum,
  ChannelTypeEnum,
  MessageActionStatusEnum,
  ScreensEnum,
} from './model/legacyEnums.ts';
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
} from './model/messageTypes.ts';
export { ActionContainer, type IActionContainerProps } from './panel/ActionContainer.tsx';
export { NotificationCenter } from './panel/NotificationCenter.tsx';
export {
  NOTIFICATION_CENTER_CONTENT_PROPS,
  NOTIFICATION_CENTER_PROPS,
  NotificationCenterComponent,
  type NotificationCenterComponentProps,
  NotificationCenterContentComponent,
  type NotificationCenterContentComponentProps,
  type PopoverWrapperProps,
} from './panel/NotificationCenterComponent.tsx';
export { useNotificationCenter } from './panel/NotificationCenterContext.ts';
export { PopoverNotificationCenter } from './panel/PopoverNotificationCenter.tsx';
export type { INotificationCenterProps, IPopoverNotificationCenterProps } from './panel/panelProps.ts';
export { SubscriberPreference } from './panel/SubscriberPreference.tsx';
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
} from './provider/contextTypes.ts';
export { type INovuProviderProps, NovuProvider } from './provider/NovuProvider.tsx';
export type { I18NLanguage, ITranslationContent, ITranslationEntry } from './provider/translations.ts';
export { useNovuContext } from './provider/useNovuContext.ts';
export { useSocket } from './provider/useSocket.ts';
export { useTranslations } from './provider/useTranslations.ts';
export {
  type ResponseDataType,
  useMarkNotificationsAs,
  useRemoveAllNotifications,
  useRemoveNotification,
  useRemoveNotifications,
  useUpdateAction,
} from './requests/legacyMutations.ts';
export {
  useUpdateUserGlobalPreferences,
  useUpdateUserPreferences,
} from './requests/legacyPreferenceMutations.ts';
export {
  useFeedUnseenCount,
  useFetchOrganization,
  useFetchUserGlobalPreferences,
  useFetchUserPreferences,
  useUnreadCount,
  useUnseenCount,
} from './requests/legacyQueries.ts';
export { useFetchNotifications } from './requests/useFetchNotifications.ts';
export { useNotifications } from './requests/useNotifications.ts';
export { colors } from './theme/colors.ts';
export { useNovuTheme } from './theme/LegacyThemeContext.ts';
export { getDefaultBellColors, getDefaultTheme } from './theme/legacyTheme.ts';
export { NovuThemeProvider } from './theme/NovuThemeProvider.tsx';
export { getStyleByPath, type INotificationCenterStyles } from './theme/styleTypes.ts';
export type {
  ColorScheme,
  ICommonTheme,
  INovuPopoverTheme,
  INovuThemePopoverProvider,
  INovuThemeProvider,
} from './theme/themeTypes.ts';
