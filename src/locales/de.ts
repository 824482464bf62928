import type { Strings } from './strings.ts';

/** German. */
export const de: Strings = {
  notifications: 'Benachrichtigungen',
  markAllAsRead: 'Alle als gelesen markieren',
  poweredBy: 'Bereitgestellt von',
  settings: 'Einstellungen',
  removeMessage: 'Nachricht entfernen',
  markAsRead: 'Als gelesen markieren',
  markAsUnRead: 'Als ungelesen markieren',
  noNewNotification: 'Hier gibt es noch nichts Neues',

  noNewNotificationHint: 'Wir melden uns, sobald etwas passiert.',
  close: 'Schließen',
  loading: 'Benachrichtigungen werden geladen',
  loadMore: 'Ältere Benachrichtigungen anzeigen',
  loadMoreFailed: 'Ältere Benachrichtigungen konnten nicht geladen werden.',
  loadFailed: 'Benachrichtigungen konnten nicht geladen werden',
  serverAnswered: 'Der Server antwortete mit {status}. Ihre Nachrichten sind sicher.',
  serverUnreachable: 'Der Server ist nicht erreichbar. Ihre Nachrichten sind sicher.',
  sessionRefused: 'Dieser Posteingang konnte nicht geöffnet werden. Ihre Nachrichten sind sicher.',
  tryAgain: 'Erneut versuchen',
  offline: 'Sie sind offline',
  offlineHint: 'Ihre Benachrichtigungen werden geladen, sobald Sie wieder online sind.',
  stale: 'Aktualisieren fehlgeschlagen. Angezeigt wird der letzte Stand.',
  reconnecting: 'Verbindung wird wiederhergestellt …',
  unread: 'Ungelesen',
  untitled: 'Benachrichtigung',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
  actionFailed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',

  unreadCount: { one: '{count} ungelesen', other: '{count} ungelesen' },
  unreadCountAtLeast: { one: 'mehr als {count} ungelesen', other: 'mehr als {count} ungelesen' },
};
