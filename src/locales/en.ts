import type { Strings } from './strings.ts';

/** English: the language in the core, and the one that others are translated from. */
export const en: Strings = {
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
  serverAnswered: 'The server answered {status}. Your messages are safe.',
  serverUnreachable: 'The server could not be reached. Your messages are safe.',
  sessionRefused: 'This inbox could not be opened for you. Your messages are safe.',
  tryAgain: 'Try again',
  offline: 'You are offline',
  offlineHint: 'Your notifications load by themselves when you are back.',
  stale: 'Could not refresh. Showing what was here before.',
  reconnecting: 'Reconnecting…',
  unread: 'Unread',
  untitled: 'Notification',
  showMore: 'Show more',
  showLess: 'Show less',
  actionFailed: 'That could not be saved. Please try again.',

  unreadCount: { one: '{count} unread', other: '{count} unread' },
  unreadCountAtLeast: { one: 'more than {count} unread', other: 'more than {count} unread' },
};
