import { documentEvents } from '../../platform-constants/index.ts';

/** Tells the page about the server's unread count, as a `CustomEvent` on `document` whose detail is the number. */
export function announceUnreadCount(count: number): void {
  dispatch(documentEvents.unreadCountChanged, count);
}

/** As `announceUnreadCount`, for the unseen count. */
export function announceUnseenCount(count: number): void {
  dispatch(documentEvents.unseenCountChanged, count);
}

function dispatch(name: string, detail: number): void {
  if (typeof document !== 'undefined') {
    document.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
