import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InboxBackend } from '../backends/InboxBackend.ts';
import type { GetSubscriberHash } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import type { SessionProfile } from '../model/session.ts';
import type { InboxSnapshot } from '../stored/InboxSnapshot.ts';
import type { PersistOptions } from '../stored/persistInbox.ts';
import type { InboxError } from '../transport/InboxError.ts';

/** The data that the provider fetches as soon as the session is open. Everything else is fetched when a part shows it. */
export interface InitialFetchingStrategy {
  /** The unseen count. @default where there is an `onUnseenCountChange` */
  unseenCount?: boolean | undefined;
  /** The unread count. @default true */
  unreadCount?: boolean | undefined;
  /** The organization, with its branding. @default false: fetched when the reader comes to the bell, and with a panel */
  organization?: boolean | undefined;
  /** The first page of the inbox, in `InboxProvider` that of its first tab; or of the feed of a query. @default false */
  notifications?: boolean | MessagesQuery | undefined;
  /** The preferences of all workflows. @default false */
  userPreferences?: boolean | undefined;
  /** The global preference. @default false */
  userGlobalPreferences?: boolean | undefined;
}

/** Props of `InboxDataProvider`: the subscriber, the platform's addresses, and the host's callbacks. */
export interface InboxDataProviderProps {
  /** Identifier of the application's environment on the platform. Without it, and without a `backend`, nothing is requested. */
  applicationIdentifier?: string | undefined;
  /** The host's id of the subscriber. Without it nothing is requested. */
  subscriberId: string | undefined;
  /** Hex HMAC-SHA256 of the subscriber id, keyed with the application's secret, made on the host's server. */
  subscriberHash?: string | undefined;
  /**
   * Fetches that hash from the host's server, instead of `subscriberHash`: called for every session, with the subscriber's id. It
   * may take 30 seconds. Another function is not a new identity; of several providers of a subscriber the latest one's is called.
   */
  getSubscriberHash?: GetSubscriberHash | undefined;
  /** Base URL of a platform of the widget protocol, without the version. Needed without a `backend`. */
  backendUrl?: string | undefined;
  /** Another backend, in place of `backendUrl`, `socketUrl` and `socketPath`. One with the same `id` is the same backend. */
  backend?: InboxBackend | undefined;
  /** Base URL of the live socket. Without one the inbox asks every 30 seconds. */
  socketUrl?: string | undefined;
  /** Path of the socket server, when it is not `/socket.io/`. */
  socketPath?: string | undefined;
  /** False ends requests under way and the connection, and prevents new ones. @default true */
  enabled?: boolean | undefined;
  /** The host's own cache, read only at the first render. By default the inboxes of a page share a private one. */
  queryClient?: QueryClient | undefined;
  /**
   * Logs the reader's clicks on messages at the platform. Providers of the same subscriber share this setting: that of the provider
   * that was mounted last applies. @default false
   */
  usageLog?: boolean | undefined;
  /** The data that is fetched before a part needs it. */
  initialFetching?: InitialFetchingStrategy | undefined;
  /**
   * Keeps the counts, the organization and the first messages in this browser, and shows them at the next visit until the server has
   * answered. They are removed when the reader signs out with `useLogout`; call `clearPersistedInbox` where your app signs out. @default false
   */
  persist?: boolean | PersistOptions | undefined;
  /**
   * What `fetchInboxSnapshot` of `carillon/server` has fetched for this subscriber: shown from the first render on, also on the server,
   * and not fetched again. One of another subscriber, application or backend is ignored; one that is older than a minute is confirmed
   * at once. Read at the first render of a subscriber's first provider on the page, and not again after signing out. With several
   * providers of a subscriber on one page, give it to all of them.
   */
  initialState?: InboxSnapshot | undefined;
  /** The session was opened or renewed. */
  onSession?: ((profile: SessionProfile) => void) | undefined;
  /** A message arrived live. */
  onMessage?: ((message: InboxMessage) => void) | undefined;
  /** The unread count as the badge shows it has changed: 0 to 100, where 100 means 100 or more. */
  onUnreadCountChange?: ((count: number) => void) | undefined;
  /** As `onUnreadCountChange`, for the unseen count. */
  onUnseenCountChange?: ((count: number) => void) | undefined;
  /** A failure that no part shows. */
  onError?: ((error: InboxError) => void) | undefined;
  children?: ReactNode;
}
