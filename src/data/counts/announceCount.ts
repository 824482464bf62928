import { documentEvents } from '../../platform-constants/index.ts';

/** Tells the page about the server's count, as a `CustomEvent` on `document` whose detail is the number. */
export function announceCount(kind: 'unread' | 'unseen', count: number): void {
  if (typeof document !== 'undefined') {
    document.dispatchEvent(new CustomEvent(documentEvents[`${kind}CountChanged`], { detail: count }));
  }
}
