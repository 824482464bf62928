// Every name that the legacy widget 2.0.0 exports, and each of its components with each of its props, as strict code of a host.
// `npm run types` compiles it against carillon/legacy, and `npm run types` in bench/moving against 2.0.0 itself.
import {
  ActionContainer,
  ActorTypeEnum,
  ButtonTypeEnum,
  ChannelCTATypeEnum,
  ChannelTypeEnum,
  type ColorScheme,
  colors,
  GradientDotWrap,
  getDefaultBellColors,
  getDefaultTheme,
  getStyleByPath,
  type I18NLanguage,
  type IActionContainerProps,
  type IActor,
  type IAuthContext,
  type ICommonTheme,
  type ICountData,
  type IFetchingStrategy,
  type IMessage,
  type IMessageAction,
  type IMessageButton,
  type IMessageCTA,
  type IMessageId,
  type INotificationBellProps,
  type INotificationCenterContext,
  type INotificationCenterProps,
  type INotificationCenterStyles,
  type INotificationsContext,
  type INovuPopoverTheme,
  type INovuProviderContext,
  type INovuProviderProps,
  type INovuThemePopoverProvider,
  type INovuThemeProvider,
  type IOrganizationEntity,
  type IPopoverNotificationCenterProps,
  type IPreferenceChannels,
  type ISession,
  type ISocket,
  type ISocketContext,
  type IStore,
  type IStoreContext,
  type IStoreQuery,
  type ISubscriberJwt,
  type ITab,
  type ITranslationContent,
  type ITranslationEntry,
  type IUserInfo,
  type IUserPreferenceSettings,
  type ListItem,
  MessageActionStatusEnum,
  NOTIFICATION_CENTER_CONTENT_PROPS,
  NOTIFICATION_CENTER_PROPS,
  NotificationBell,
  NotificationCenter,
  NotificationCenterComponent,
  type NotificationCenterComponentProps,
  NotificationCenterContentComponent,
  type NotificationCenterContentComponentProps,
  NovuProvider,
  NovuThemeProvider,
  PopoverNotificationCenter,
  type PopoverWrapperProps,
  type ResponseDataType,
  ScreensEnum,
  type Socket,
  SubscriberPreference,
  useFeedUnseenCount,
  useFetchNotifications,
  useFetchOrganization,
  useFetchUserGlobalPreferences,
  useFetchUserPreferences,
  useMarkNotificationsAs,
  useNotificationCenter,
  useNotifications,
  useNovuContext,
  useNovuTheme,
  useRemoveAllNotifications,
  useRemoveNotification,
  useRemoveNotifications,
  useSocket,
  useTranslations,
  useUnreadCount,
  useUnseenCount,
  useUpdateAction,
  useUpdateUserGlobalPreferences,
  useUpdateUserPreferences,
} from 'carillon/legacy';

const feed: IStoreQuery = {
  feedIdentifier: ['billing'],
  seen: false,
  read: false,
  limit: 20,
  payload: { a: 1 },
};
const stores: IStore[] = [{ storeId: 'all' }, { storeId: 'billing', query: feed }];
const tabs: ITab[] = [{ name: 'All', storeId: 'all' }];
const strategy: Partial<IFetchingStrategy> = { fetchNotifications: true, fetchUserPreferences: true };
const language: ITranslationEntry = { lang: 'tlh', translations: { notifications: 'De’' } };
const scheme: ColorScheme = 'dark';
const code: I18NLanguage = 'de';
const button = { backGroundColor: 'red', fontColor: 'white', removeCircleColor: 'white' };

const look: INovuPopoverTheme = {
  layout: {
    background: 'white',
    boxShadow: 'none',
    borderRadius: '4px',
    wrapper: { secondaryFontColor: 'grey' },
  },
  header: {
    badgeColor: 'red',
    badgeTextColor: 'white',
    fontColor: 'black',
    markAllAsReadButtonColor: 'grey',
  },
  popover: { arrowColor: 'white' },
  actionsMenu: { dotsButtonColor: 'grey', dropdownColor: 'white', hoverColor: 'grey', fontColor: 'black' },
  notificationItem: {
    read: { fontColor: 'grey', background: 'white', timeMarkFontColor: 'grey' },
    unread: { fontColor: 'black', background: 'white', notificationItemBeforeBrandColor: 'red' },
    buttons: { primary: button, secondary: button, clicked: button },
  },
  userPreferences: {
    settingsButtonColor: 'grey',
    accordion: { background: 'white', dividerColor: 'grey' },
    accordionItem: {
      fontColor: { active: 'black', inactive: 'grey' },
      icon: { active: 'black', inactive: 'grey' },
      switch: { backgroundChecked: 'red', backgroundUnchecked: 'grey' },
    },
  },
  footer: { logoTextColor: 'black', logoPrefixFontColor: 'grey' },
  loaderColor: 'red',
};
const common: ICommonTheme = { fontFamily: 'serif' };
const theme: INovuThemeProvider = { light: look, dark: look, common };
const popoverTheme: INovuThemePopoverProvider = { light: look, dark: look, common };
const styles: INotificationCenterStyles = {
  bellButton: {
    root: { color: 'red' },
    dot: ({ colorScheme }: { colorScheme: ColorScheme }) => ({ color: colorScheme }),
  },
  header: { root: { background: 'red' }, title: { color: 'blue' } },
  notifications: { listItem: { unread: { color: 'red' }, buttons: { root: {}, primary: { color: 'red' } } } },
};

const listItem: ListItem = (message, onActionButtonClick, onNotificationClick) => (
  <div>
    <button type="button" onClick={onNotificationClick}>
      {message.cta?.data?.url}
    </button>
    <ActionContainer action={message.cta?.action} onActionClick={onActionButtonClick} />
    <button type="button" onClick={() => onActionButtonClick(ButtonTypeEnum.SECONDARY)}>
      {message.template?.name}
    </button>
  </div>
);
const filter = ({ template, preference }: IUserPreferenceSettings) =>
  template.tags?.includes('x') || preference.channels.in_app === true;
const header = ({ setScreen, screen }: { setScreen: (to: ScreensEnum) => void; screen: ScreensEnum }) => (
  <button type="button" onClick={() => setScreen(ScreensEnum.SETTINGS)}>
    {screen === ScreensEnum.NOTIFICATIONS ? 'feed' : 'settings'}
  </button>
);
const result = (template: string, action: IMessageAction) => (
  <p>
    {template} {action.status === MessageActionStatusEnum.DONE && action.result.type}
  </p>
);
const heard = {
  url: (url: string) => url.length,
  message: ({ _id }: IMessage) => _id.length,
  count: (count: number) => count.toFixed(),
  action: (template: string, type: ButtonTypeEnum, { _id }: IMessage) => template + type + _id,
  tab: ({ name }: ITab) => name,
  load: ({ organization }: { organization: IOrganizationEntity }) => organization.branding?.color,
};

export const panel = (
  <NotificationCenter
    colorScheme={scheme}
    theme={theme}
    tabs={tabs}
    header={header}
    footer={() => <p />}
    emptyState={<p />}
    listItem={listItem}
    actionsResultBlock={result}
    showUserPreferences={false}
    allowedNotificationActions={false}
    preferenceFilter={filter}
    onUrlChange={heard.url}
    onNotificationClick={heard.message}
    onUnseenCountChanged={heard.count}
    onActionClick={heard.action}
    onTabClick={heard.tab}
  />
);

export const popover = (
  <PopoverNotificationCenter
    colorScheme="light"
    theme={popoverTheme}
    tabs={tabs}
    header={() => <p />}
    footer={() => <p />}
    emptyState={<p />}
    listItem={listItem}
    actionsResultBlock={result}
    showUserPreferences
    allowedNotificationActions
    preferenceFilter={filter}
    onUrlChange={heard.url}
    onNotificationClick={heard.message}
    onUnseenCountChanged={heard.count}
    onActionClick={heard.action}
    onTabClick={heard.tab}
    offset={4}
    position="bottom-start"
  >
    {(props: INotificationBellProps) => (
      <NotificationBell
        unseenCount={props.unseenCount}
        unseenBadgeColor={{ stopColor: 'red', stopColorOffset: 'blue' }}
        unseenBadgeBackgroundColor="white"
        colorScheme={props.colorScheme}
      />
    )}
  </PopoverNotificationCenter>
);

export const provider = (
  <NovuProvider
    applicationIdentifier="app"
    subscriberId="ada"
    subscriberHash="hash"
    backendUrl="https://api.example.com"
    socketUrl="https://ws.example.com"
    stores={stores}
    i18n={language}
    styles={styles}
    initialFetchingStrategy={strategy}
    onLoad={heard.load}
  >
    <NovuThemeProvider colorScheme="dark" theme={theme}>
      <SubscriberPreference />
      <GradientDotWrap bellColors={{ unseenBadgeColor: 'red' }} />
    </NovuThemeProvider>
  </NovuProvider>
);

export const whole = (
  <NotificationCenterComponent
    applicationIdentifier="app"
    subscriberId="ada"
    subscriberHash="hash"
    backendUrl="https://api.example.com"
    socketUrl="https://ws.example.com"
    stores={stores}
    i18n={code}
    styles={styles}
    onLoad={heard.load}
    sessionLoaded={heard.load}
    colorScheme="light"
    theme={theme}
    tabs={tabs}
    showUserPreferences
    allowedNotificationActions
    preferenceFilter={filter}
    popoverConfig={{ offset: 4, position: 'left' }}
    popover={{ offset: 4, position: 'left' }}
    onNotificationClick={heard.message}
    onUnseenCountChanged={heard.count}
    onActionClick={heard.action}
    onTabClick={heard.tab}
    notificationClicked={heard.message}
    unseenCountChanged={heard.count}
    actionClicked={heard.action}
    tabClicked={heard.tab}
    unseenBadgeColor="red"
    unseenBadgeBackgroundColor="white"
  />
);

export const content = (
  <NotificationCenterContentComponent
    applicationIdentifier="app"
    subscriberId="ada"
    subscriberHash="hash"
    backendUrl="https://api.example.com"
    socketUrl="https://ws.example.com"
    stores={stores}
    i18n="fr"
    styles={styles}
    onLoad={heard.load}
    sessionLoaded={heard.load}
    colorScheme="light"
    theme={theme}
    tabs={tabs}
    showUserPreferences
    allowedNotificationActions
    preferenceFilter={filter}
    popoverConfig={{ offset: 4 }}
    onNotificationClick={heard.message}
    onUnseenCountChanged={heard.count}
    onActionClick={heard.action}
    onTabClick={heard.tab}
    notificationClicked={heard.message}
    unseenCountChanged={heard.count}
    actionClicked={heard.action}
    tabClicked={heard.tab}
    unseenBadgeColor="red"
    unseenBadgeBackgroundColor="white"
  />
);

export function useFeed() {
  const context: INotificationsContext = useNotifications();
  const { notifications, unseenCount, unreadCount, hasNextPage, isLoading, isFetching } = context;
  const { isFetchingNextPage, fetchNextPage, refetch, storeQuery, storeId, setStore } = context;
  const store: IStoreContext = context;
  fetchNextPage();
  refetch();
  refetch({ page: 2 });
  setStore();
  setStore(store.stores[0]?.storeId);
  context.markNotificationAsRead('m');
  context.markNotificationAsUnRead('m');
  context.markNotificationAsSeen('m');
  context.removeMessage('m');
  context.removeAllMessages();
  context.removeAllMessages('feed');
  context.markFetchedNotificationsAsRead();
  context.markFetchedNotificationsAsSeen();
  context.markAllNotificationsAsRead();
  context.markAllNotificationsAsSeen();
  const [first] = notifications;
  const actor: IActor | undefined = first?.actor;
  const cta: IMessageCTA | undefined = first?.cta;
  const pressed: IMessageButton | undefined = cta?.action?.buttons?.[0];
  const isShown =
    actor?.type === ActorTypeEnum.USER &&
    cta?.type === ChannelCTATypeEnum.REDIRECT &&
    first?.channel === ChannelTypeEnum.IN_APP;
  const texts: string[] = [
    first?._id,
    first?._templateId,
    first?.createdAt,
    first?.subject,
    first?.avatar,
  ].map(String);
  return [
    ...[texts, isShown, pressed?.target, cta?.data.target, cta?.action?.result.payload, first?.payload],
    ...[unseenCount + unreadCount, hasNextPage, isLoading, isFetching, isFetchingNextPage, storeQuery.limit],
    ...[
      storeId.length,
      first?.lastSeenDate,
      first?.lastReadDate,
      first?._feedId,
      first?.data,
      first?.content,
    ],
  ];
}

export function useQueries() {
  const onSettled = (data: ICountData | undefined, error: Error | null) => [data?.count, error?.message];
  const unseen = useUnseenCount({ onSuccess: ({ count }: ICountData) => count, onSettled, enabled: true });
  const unread = useUnreadCount({ onError: (error: Error) => error.message, refetchInterval: 1_000 });
  const ofFeed = useFeedUnseenCount({ query: feed }, { staleTime: 5, retry: 2, select: (data) => data });
  const pages = useFetchNotifications({ query: feed }, { onSuccess: () => {} });
  const organization = useFetchOrganization({ onSuccess: ({ name }) => name });
  const preferences = useFetchUserPreferences({ onSuccess: (all: IUserPreferenceSettings[]) => all });
  const global = useFetchUserGlobalPreferences({ refetchOnWindowFocus: true });
  pages.refetch({ page: 1 });
  void pages.fetchNextPage();
  void unseen.refetch();
  unread.remove();
  const [page] = pages.data?.pages ?? [];
  const channels: IPreferenceChannels | undefined = global.data?.[0]?.preference.channels;
  return [
    ...[unseen.data?.count, unread.isInitialLoading, ofFeed.status === 'loading', organization.data?.name],
    ...[page?.data[0]?._id, page?.hasMore, page?.totalCount, page?.pageSize, page?.page, pages.hasNextPage],
    ...[preferences.data?.map(({ template }) => template.name), channels?.email, unseen.error?.message],
  ];
}

export function useChanges() {
  const id: IMessageId = ['m1', 'm2'];
  const marks = useMarkNotificationsAs({ onSuccess: () => {}, query: feed });
  const one = useRemoveNotification({ onSuccess: () => {}, onError: (error: Error) => error.message });
  const some = useRemoveNotifications({ onSettled: () => {} });
  const all = useRemoveAllNotifications();
  const action = useUpdateAction({ onSuccess: () => {}, onMutate: () => {} });
  const preference = useUpdateUserPreferences({ onSuccess: ({ template }) => template._id });
  const global = useUpdateUserGlobalPreferences({ onSuccess: (saved) => saved.preference.enabled });
  const nothing: ResponseDataType | undefined = some.data;
  marks.markNotificationsAs(
    { messageId: id, seen: true, read: false },
    { onSuccess: (messages) => messages[0]?._id },
  );
  one.removeNotification({ messageId: 'm' }, { onError: (error) => error.message });
  some.removeNotifications({ messageIds: ['m'] });
  all.removeAllNotifications({ feedId: 'f' });
  action.updateAction({
    messageId: 'm',
    actionButtonType: ButtonTypeEnum.PRIMARY,
    status: MessageActionStatusEnum.DONE,
    payload: { amount: 5 },
  });
  preference.updateUserPreferences({ templateId: 't', channelType: ChannelTypeEnum.EMAIL, checked: true });
  global.updateUserGlobalPreferences({
    preferences: [{ channelType: 'email', enabled: true }],
    enabled: true,
  });
  marks.reset();
  return [
    ...[marks.isLoading, marks.isSuccess, marks.isIdle, marks.variables?.messageId, marks.data?.[0]?._id],
    ...[
      one.mutateAsync({ messageId: 'm' }),
      one.status === 'loading',
      action.data?._id,
      preference.error?.message,
    ],
    nothing,
  ];
}

export function useContexts() {
  const novu: INovuProviderContext = useNovuContext();
  const own: ISocketContext = useSocket();
  const socket: ISocket | undefined = novu.socket;
  const centre: INotificationCenterContext = useNotificationCenter();
  const { theme: shown, common: shared, colorScheme } = useNovuTheme();
  const { t, lang } = useTranslations();
  const word: keyof ITranslationContent = 'markAllAsRead';
  own.socket?.on('notification_received', (data: { message: IMessage }) => data.message._id);
  own.socket?.on('unseen_count_changed', ({ unseenCount }: { unseenCount: number }) => unseenCount);
  own.socket?.off('notification_received');
  novu.setFetchingStrategy({ fetchUserGlobalPreferences: true });
  novu.logout();
  return [
    ...[
      novu.isSessionInitialized,
      novu.fetchingStrategy.fetchOrganization,
      novu.subscriberId,
      novu.backendUrl,
    ],
    ...[socket?.on, centre?.tabs, shown.layout?.background, shared.fontFamily, colorScheme, t(word), lang],
  ];
}

export const looks = [
  getDefaultTheme({ colorScheme: 'light', theme }).theme.loaderColor,
  getDefaultBellColors({ colorScheme: 'dark', bellColors: { unseenBadgeColor: 'red' } }).bellColors,
  getStyleByPath({ styles, path: 'header.root', theme: look, common, colorScheme: 'light' }),
  colors.B60,
  NOTIFICATION_CENTER_PROPS.join(),
  NOTIFICATION_CENTER_CONTENT_PROPS.join(),
];

/** Types that only hosts' own code has values of. */
export interface Held {
  auth: IAuthContext['token'] | ISession['token'] | ISubscriberJwt['firstName'] | IUserInfo['email'];
  socket: Socket['disconnect'];
  props: Partial<
    | IActionContainerProps
    | INotificationCenterProps
    | INovuProviderProps
    | IPopoverNotificationCenterProps
    | NotificationCenterComponentProps
    | NotificationCenterContentComponentProps
    | PopoverWrapperProps
  >;
}
