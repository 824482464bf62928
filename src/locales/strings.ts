import type { Channel } from '../platform-constants/index.ts';

/** The plural categories of CLDR. A language uses those that `Intl.PluralRules` has for it, and always `other`. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** One category of `pluralCategories`. */
export type PluralCategory = (typeof pluralCategories)[number];

/**
 * A string by plural category. `{count}` is replaced by the number, written in the language's digits. `Used` are the
 * categories of the language: a missing one or one too many does not compile.
 */
export type PluralForms<Used extends PluralCategory = 'other'> = {
  readonly [Category in Used | 'other']: string;
};

/** The names of the strings that depend on a number. */
export const countedKeys = [
  /** In the accessible names of the bell and of a tab: how many messages are unread. */
  'unreadCount',
  /** As `unreadCount`, for a count that may be higher (99+). */
  'unreadCountAtLeast',
  /** On the button about messages that arrived while the reader was further down, and in the accessible name of a tab that counts unseen ones. */
  'newMessages',
  /** As `newMessages`, for a count that may be higher (99+). */
  'newMessagesAtLeast',
  /** In the bar for selected messages: how many are selected. */
  'selectedCount',
  /** Shown and announced after messages were removed, beside the button that undoes it. */
  'removedMessages',
] as const;

/** The name of a string that depends on a number. */
export type CountedKey = (typeof countedKeys)[number];

/** The strings that do not depend on a number. Placeholders are in braces. The first eight have the names of the specification. */
export interface PlainStrings extends Readonly<Record<`channel_${Channel}`, string>> {
  /** The title of the panel, and the bell's accessible name. */
  readonly notifications: string;
  /** The action that marks all messages as read, in the panel's header and its menu. */
  readonly markAllAsRead: string;
  /** In the footer, before the product's name. */
  readonly poweredBy: string;
  /** The accessible name of the button that opens the preferences, and their title. */
  readonly settings: string;
  /** The action in a message's menu that removes the message. */
  readonly removeMessage: string;
  /** The action that marks one message, or the selected ones, as read. */
  readonly markAsRead: string;
  /** The action that marks one message, or the selected ones, as unread. */
  readonly markAsUnRead: string;
  /** Beside the names of changes that were made without a network: that they are kept and will be sent. */
  readonly waitsForNetwork: string;
  /** The title of a feed without messages. */
  readonly noNewNotification: string;

  /** Below `noNewNotification`: what the reader can expect. */
  readonly noNewNotificationHint: string;
  /** The accessible name of the buttons that close the panel and the notice about a menu. */
  readonly close: string;
  /** Announced to screen readers while messages load. */
  readonly loading: string;
  /** The button at the end of the feed that loads older messages. */
  readonly loadMore: string;
  /** At the end of the feed, after older messages failed to load, beside `tryAgain`. */
  readonly loadMoreFailed: string;
  /** The title in place of a feed, or of a panel's code, that failed to load. */
  readonly loadFailed: string;
  /** Below the title of an error. `{status}` is the server's HTTP status, such as 503. */
  readonly serverAnswered: string;
  /** Below the title of an error: there was no answer from the server. */
  readonly serverUnreachable: string;
  /** Below the title of an error: the server refused the session, so trying again would not help. */
  readonly sessionRefused: string;
  /** Below the title of an error: the app that contains the inbox could not tell who the reader is, beside `tryAgain`. */
  readonly identityUnknown: string;
  /** The button beside an error that repeats what failed. */
  readonly tryAgain: string;
  /**
   * Shown and announced to screen readers after nine seconds without an answer, beside `tryAgain`; and after four, also beside the names of
   * changes that the server has not confirmed.
   */
  readonly stillTrying: string;
  /** The title in place of the feed, or the notice above it, while the browser has no network. */
  readonly offline: string;
  /** Below `offline` in place of the feed: messages load without the reader’s help. */
  readonly offlineHint: string;
  /** The notice above a feed that could not be refreshed and shows older data. */
  readonly stale: string;
  /** The notice above the feed while the live connection is being restored. */
  readonly reconnecting: string;
  /** The notice above the feed when the server refuses the live connection; the inbox fetches at intervals instead. */
  readonly livePaused: string;
  /** The notice above the feed, or below the title of an error: the server gets too many requests (status 429). */
  readonly rateLimited: string;
  /** The title in place of the feed and the preferences after a logout. */
  readonly signedOut: string;
  /** Below `signedOut`: what the reader can do. */
  readonly signedOutHint: string;
  /** For screen readers, before the title of an unread message. */
  readonly unread: string;
  /** The title of a message without a title. */
  readonly untitled: string;
  /** Describes the feed to screen readers. Page Down and Page Up are names of keys. */
  readonly feedKeys: string;
  /** The button that shows all of a long message. */
  readonly showMore: string;
  /** The button that shortens a long message again. */
  readonly showLess: string;
  /** Below the buttons of a message, or above the feed: the reader's action failed. */
  readonly actionFailed: string;
  /** In place of `actionFailed`: the server refused the reader's action, so trying again would not help. Its reason follows. */
  readonly actionRefused: string;
  /** The button that closes the notice about a change that could not be saved. */
  readonly dismiss: string;
  /** For screen readers, after the text of a link that opens a new tab. */
  readonly opensNewTab: string;

  /** The checkbox in the feed's menu that limits the feed to unread messages. */
  readonly unreadOnly: string;
  /** The title of a feed that is limited to unread messages and has none. */
  readonly noUnread: string;
  /** The button below `noUnread` that shows all messages again. */
  readonly showAll: string;
  /** The heading above messages that arrived since the reader's last visit, and part of their descriptions. */
  readonly sinceLastVisit: string;
  /** The accessible name of buttons that open a menu of actions. */
  readonly moreActions: string;
  /** The action that starts selecting messages, and the accessible name of a message's checkbox. */
  readonly select: string;
  /** The action in the bar for selected messages that selects all loaded messages. */
  readonly selectAll: string;
  /** The accessible name of the button that ends selecting. */
  readonly cancel: string;
  /** The button that removes the selected messages. */
  readonly remove: string;
  /** The action in the feed's menu that removes every message of the open tab. */
  readonly removeAll: string;
  /** As `removeAll`, for those alone that are read. */
  readonly removeAllRead: string;
  /** Shown and announced after a message was marked as read, beside `undo`. */
  readonly markedAsRead: string;
  /** Shown and announced after a message was marked as unread, beside `undo`. */
  readonly markedAsUnRead: string;
  /** As `markedAsRead`, for two messages or more. `{count}` may be "99+", so it has no plural forms: words that fit any such number. */
  readonly manyMarkedAsRead: string;
  /** As `manyMarkedAsRead`, for unread ones. */
  readonly manyMarkedAsUnRead: string;
  /** The button that takes the last action back for a few seconds, and the name of the region that it is in. */
  readonly undo: string;

  /** The button that leads from the preferences back to the feed. */
  readonly back: string;
  /** The name of the preference that applies to all workflows. */
  readonly allNotifications: string;
  /** Beside the name of a workflow that cannot be switched off. */
  readonly required: string;
  /** Why a workflow with `required` cannot be switched off. */
  readonly requiredReason: string;
  /** The label and the placeholder of the preferences' search field. */
  readonly search: string;
  /** The button that empties the search field, also below `noMatches`. */
  readonly clearSearch: string;
  /** The title in place of the preferences when the search or the filter matches none. */
  readonly noMatches: string;
  /** The label of the choice of the preferences' order. */
  readonly sort: string;
  /** An order of the preferences: the one of the platform. */
  readonly sortSuggested: string;
  /** An order of the preferences: alphabetical. */
  readonly sortByName: string;
  /** The label of the choice of a channel that limits the preferences. */
  readonly filter: string;
  /** The choice of the filter that shows the preferences of every channel. */
  readonly allChannels: string;
  /** The heading of the workflows that are in no other group. */
  readonly otherGroup: string;
  /** The title in place of the preferences when there are no workflows. */
  readonly noPreferences: string;
  /** The title in place of preferences that failed to load. */
  readonly preferencesFailed: string;
  /** Announced to screen readers while the preferences load. */
  readonly loadingPreferences: string;
  /** Announced and shown beside a switch after its change was saved. */
  readonly saved: string;
  /** Announced and shown beside a switch whose change failed and was taken back. */
  readonly saveFailed: string;
}

/** The name of a string that does not depend on a number. */
export type PlainKey = keyof PlainStrings;

/** The name of a string. */
export type StringKey = PlainKey | CountedKey;

/** Every string that a part shows or announces. @source docs/protocol.md#panel-and-embedding */
export type Strings = PlainStrings &
  Readonly<Record<CountedKey, PluralForms & { readonly [Category in PluralCategory]?: string }>>;

/**
 * The strings of a bundled language. `Used` are the plural categories that `Intl.PluralRules` has for it. A string that is not
 * translated yet is left out and replaced by the English one; `npm run languages` lists them.
 */
export type Language<Used extends PluralCategory> = Partial<
  PlainStrings & Readonly<Record<CountedKey, PluralForms<Used>>>
>;

/** The directions in which languages are written. */
export const directions = ['ltr', 'rtl'] as const;

/** The direction in which a language is written. */
export type Direction = (typeof directions)[number];

/** The English strings, which stand in for what a language lacks. */
export const strings: Required<Language<'one' | 'other'>> = {
  notifications: 'Notifications',
  markAllAsRead: 'Mark all as read',
  poweredBy: 'Powered by',
  settings: 'Settings',
  removeMessage: 'Remove message',
  markAsRead: 'Mark as read',
  markAsUnRead: 'Mark as unread',
  noNewNotification: 'Nothing new to see here yet',

  noNewNotificationHint: 'We will let you know when something happens.',
  close: 'Close',
  loading: 'Loading notifications',
  loadMore: 'Show older notifications',
  loadMoreFailed: 'Older notifications could not be loaded.',
  loadFailed: 'Notifications could not be loaded',
  serverAnswered: 'The server answered {status}. Nothing is lost.',
  serverUnreachable: 'The server could not be reached. Nothing is lost.',
  identityUnknown: 'This app could not confirm your identity yet.',
  sessionRefused: 'This inbox could not be opened for you.',
  tryAgain: 'Try again',
  stillTrying: 'Still trying …',
  offline: 'You are offline',
  offlineHint: 'Notifications load when you are back.',
  waitsForNetwork: 'Will be sent when you are back online.',
  stale: 'Could not refresh. Showing what was here before.',
  reconnecting: 'Reconnecting…',
  livePaused: 'Live updates are paused. Trying again…',
  rateLimited: 'Too many requests. Please wait a moment.',
  signedOut: 'You are signed out',
  signedOutHint: 'Sign in again to see your notifications.',
  unread: 'Unread',
  untitled: 'Notification',
  feedKeys: 'Page Down and Page Up move between notifications.',
  showMore: 'Show more',
  showLess: 'Show less',
  actionFailed: 'That could not be saved. Please try again.',
  actionRefused: 'That was not accepted.',
  dismiss: 'Dismiss',
  opensNewTab: '(opens in a new tab)',

  unreadOnly: 'Unread only',
  noUnread: 'You are all caught up',
  showAll: 'Show all',
  sinceLastVisit: 'New since your last visit',
  moreActions: 'More actions',
  select: 'Select',
  selectAll: 'Select all',
  cancel: 'Cancel',
  remove: 'Remove',
  removeAll: 'Remove all',
  removeAllRead: 'Remove all read',
  markedAsRead: 'Marked as read',
  markedAsUnRead: 'Marked as unread',
  manyMarkedAsRead: '{count} marked as read',
  manyMarkedAsUnRead: '{count} marked as unread',
  undo: 'Undo',

  back: 'Back',
  allNotifications: 'All notifications',
  required: 'Required',
  requiredReason: 'They are too important to turn off.',
  search: 'Search',
  clearSearch: 'Clear search',
  noMatches: 'Nothing found',
  sort: 'Sort',
  sortSuggested: 'Suggested order',
  sortByName: 'By name',
  filter: 'Filter',
  allChannels: 'All channels',
  otherGroup: 'Other',
  noPreferences: 'There are no settings yet',
  preferencesFailed: 'Settings could not be loaded',
  loadingPreferences: 'Loading settings',
  saved: 'Saved',
  saveFailed: 'Could not be saved. Your earlier setting is back.',
  channel_in_app: 'In-app',
  channel_email: 'Email',
  channel_sms: 'SMS',
  channel_chat: 'Chat',
  channel_push: 'Push',

  unreadCount: { one: '{count} unread', other: '{count} unread' },
  unreadCountAtLeast: { one: 'more than {count} unread', other: 'more than {count} unread' },
  newMessages: { one: '{count} new notification', other: '{count} new notifications' },
  newMessagesAtLeast: {
    one: 'more than {count} new notification',
    other: 'more than {count} new notifications',
  },
  selectedCount: { one: '{count} selected', other: '{count} selected' },
  removedMessages: { one: '{count} notification removed', other: '{count} notifications removed' },
};
