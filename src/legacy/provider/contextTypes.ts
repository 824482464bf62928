import type { ReactElement } from 'react';
import type { ButtonTypeEnum, ScreensEnum } from '../model/legacyEnums.ts';
import type {
  IMessage,
  IMessageAction,
  IOrganizationEntity,
  IStoreQuery,
  IUserPreferenceSettings,
} from '../model/messageTypes.ts';

/** An old store: a part of the feed, and its query. */
export interface IStore {
  storeId: string;
  query?: IStoreQuery | undefined;
}

/** An old tab: the label of a store. */
export interface ITab {
  name: string;
  storeId: string;
}

/** The old flags for what is fetched. */
export interface IFetchingStrategy {
  /** @default true */
  fetchUnseenCount: boolean;
  /** @default true */
  fetchUnreadCount: boolean;
  /** @default true */
  fetchOrganization: boolean;
  /** @default false; rendering a panel turns it on */
  fetchNotifications: boolean;
  /** @default false; rendering the preferences turns it on */
  fetchUserPreferences: boolean;
  /** @default false */
  fetchUserGlobalPreferences: boolean;
}

/** The part of the old socket that hosts use. */
export interface ISocket {
  on: (eventName: string, callback: SocketListener) => void;
  off: (eventName: string, callback?: SocketListener) => void;
}

/** A listener of the socket. It is a method, so that a host may name the type of the data it expects. */
export type SocketListener = { bivarianceHack(data: unknown): void }['bivarianceHack'];

/** A live connection. */
export type Socket = ISocket & { disconnect: () => void };

/** The socket of a page. */
export interface ISocketContext {
  socket: ISocket | null;
}

/** The subscriber of a session. */
export interface ISubscriberJwt {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  subscriberId: string;
  organizationId: string;
  environmentId: string;
  contextKeys: string[];
  aud: 'widget_user';
}

/** An open session. */
export interface ISession {
  token: string;
  profile: ISubscriberJwt;
}

/** Who is signed in. */
export interface IAuthContext {
  applyToken: (token: string | null) => void;
  setUser: (profile: ISubscriberJwt) => void;
  token: string | null;
  user: ISubscriberJwt | null;
  isLoggedIn: boolean;
}

/** A person's name and addresses. */
export interface IUserInfo {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Draws a row. */
export type ListItem = (
  message: IMessage,
  onActionButtonClick: (actionButtonType: ButtonTypeEnum | `${ButtonTypeEnum}`) => void,
  onNotificationClick: () => void,
) => ReactElement;

/** The props of the panel, for the parts in it. */
export interface INotificationCenterContext {
  onUrlChange: (url: string) => void;
  onNotificationClick: (notification: IMessage) => void;
  onActionClick: (identifier: string, type: ButtonTypeEnum, message: IMessage) => void;
  actionsResultBlock: (templateIdentifier: string, messageAction: IMessageAction) => ReactElement;
  onTabClick?: (tab: ITab) => void;
  preferenceFilter?: (userPreference: IUserPreferenceSettings) => boolean;
  isLoading: boolean;
  header: (screen: { setScreen: (screen: ScreensEnum) => void; screen: ScreensEnum }) => ReactElement;
  footer: () => ReactElement;
  emptyState: ReactElement;
  listItem: ListItem;
  tabs?: ITab[];
  showUserPreferences?: boolean;
  allowedNotificationActions?: boolean;
}

/** The old session context, without its `apiService`. */
export interface INovuProviderContext {
  backendUrl?: string;
  subscriberId?: string;
  applicationIdentifier?: string;
  isSessionInitialized: boolean;
  socketUrl?: string;
  subscriberHash: string;
  /** Undefined, with a warning: use the hooks. */
  apiService: undefined;
  socket: ISocket;
  fetchingStrategy: IFetchingStrategy;
  setFetchingStrategy: (strategy: Partial<IFetchingStrategy>) => void;
  onLoad: (data: { organization: IOrganizationEntity }) => void;
  /** Ends the session with all its data, and requests another one at once. @source docs/protocol.md#message-states */
  logout: VoidFunction;
}

/** The open store, and all of them. */
export interface IStoreContext {
  storeQuery: IStoreQuery;
  storeId: string;
  stores: IStore[];
  /** Opens a store; without one the first. */
  setStore: (storeId?: string) => void;
}

/** The old feed context: the open store's messages, the counts, and the actions on them. */
export interface INotificationsContext extends IStoreContext {
  unseenCount: number;
  unreadCount: number;
  /** Empty until the feed is loaded. */
  notifications: IMessage[];
  hasNextPage: boolean;
  isLoading: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => void;
  /** Fetches the loaded pages again; with the number of a page that is not loaded yet, the next one. */
  refetch: (options?: { page?: number | undefined }) => void;
  markNotificationAsRead: (messageId: string) => void;
  markNotificationAsUnRead: (messageId: string) => void;
  markNotificationAsSeen: (messageId: string) => void;
  removeMessage: (messageId: string) => void;
  removeMessages: (messageIds: string[]) => void;
  removeAllMessages: (feedId?: string) => void;
  markFetchedNotificationsAsRead: () => void;
  markFetchedNotificationsAsSeen: () => void;
  markAllNotificationsAsRead: () => void;
  markAllNotificationsAsSeen: () => void;
}
