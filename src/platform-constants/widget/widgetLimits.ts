/**
 * The highest number of unread messages that a count call requests.
 * @source docs/protocol.md#limits-and-defaults
 */
export const unreadCountFetchLimit = 100;

/**
 * How long live unread events are gathered before they count, in milliseconds.
 * @source docs/protocol.md#limits-and-defaults
 */
export const unreadEventDebounceMs = 100;

/**
 * The longest wait before the socket tries again, in milliseconds.
 * @source docs/protocol.md#limits-and-defaults
 */
export const socketReconnectionDelayMaxMs = 10_000;

/**
 * The number of the first page of the feed; the next page is one more while there are more.
 * @source docs/protocol.md#limits-and-defaults
 */
export const firstFeedPage = 0;

/**
 * The entry of the browser's local storage under which the session token is kept.
 * @source docs/protocol.md#limits-and-defaults
 */
export const sessionTokenStorageKey = 'widget_user_auth_token';

/**
 * The id of the store that is there when the host names none.
 * @source docs/protocol.md#panel-and-embedding
 */
export const defaultStoreId = 'default_store';

/**
 * What the widget fetches by itself when it starts, in the names of the provider's `initialFetching`.
 * @source docs/protocol.md#limits-and-defaults
 */
export const initialFetchingDefaults = {
  unseenCount: true,
  organization: true,
  unreadCount: true,
  notifications: false,
  userPreferences: false,
  userGlobalPreferences: false,
} as const;

/**
 * How many messages a page of the feed holds when the call names no number.
 * @source docs/protocol.md#platform-values
 */
export const feedPageSizeDefault = 10;

/**
 * How many messages a page of the feed holds at most.
 * @source docs/protocol.md#platform-values
 */
export const feedPageSizeMax = 100;

/**
 * The highest limit of a count call; a higher one is refused, and no count is above it.
 * @source docs/protocol.md#platform-values
 */
export const countLimitMax = 100;

/**
 * How many messages one bulk removal takes at most.
 * @source docs/protocol.md#platform-values
 */
export const bulkRemovalMaxCount = 100;
