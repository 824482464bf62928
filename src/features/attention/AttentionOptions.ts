import type { CountKind, InboxMessage } from '../../data/index.ts';

/** What draws the reader's attention outside of the inbox. Each is off until it is turned on. */
export interface AttentionOptions {
  /** Puts the count before the title of the page, as in "(3) Tickets". @default false */
  title?: boolean | undefined;
  /** Draws the count over the icon of the page. @default false */
  favicon?: boolean | undefined;
  /** Puts the count on the icon of an installed app. @default false */
  appBadge?: boolean | undefined;
  /**
   * Which messages these three count. `missed`: the unread ones, without those that were shown as toasts while the page was visible and had
   * the focus, as this browser remembers. @default 'unread'
   */
  count?: CountKind | 'missed' | undefined;
  /** Plays a sound for new messages: a short one of carillon's, or the one at this URL. @default false */
  sound?: boolean | string | undefined;
  /**
   * Shows a desktop notification for new messages, once the reader has allowed it: call `requestPermission` in a press. @default false
   */
  notification?: boolean | undefined;
  /**
   * Shows new messages as toasts in a corner of the page, where it has an inbox: at most three at once, one for messages that come together;
   * what finds no room is counted at the bell. On a visible page a message is shown once: as a toast, and in place of it as a desktop
   * notification if these are on and allowed and the reader is in another window. A hidden page shows no toast. @default false
   */
  toasts?: boolean | undefined;
  /** A notification was clicked, which brings its page to the front: gets the messages that it stands for. */
  onNotificationClick?: ((messages: readonly InboxMessage[]) => void) | undefined;
}

/** What `useAttention` returns. */
export interface Attention {
  /** Whether the browser shows desktop notifications of this page. `default` until the reader was asked, and on a server. */
  readonly permission: NotificationPermission | 'unsupported';
  /**
   * Asks the reader to allow desktop notifications, and gives the answer. Call it in a press, with nothing awaited before it: browsers
   * refuse it at other times.
   */
  requestPermission(): Promise<NotificationPermission | 'unsupported'>;
  /**
   * Takes a message that a service worker was pushed. It counts once with the live event of the same id. What has no id is ignored.
   */
  attend(message: unknown): void;
}
