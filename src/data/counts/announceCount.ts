import { documentEvents } from '../../platform-constants/index.ts';

/** Dispatches the server's count as a `CustomEvent` on `document`, with the number as its detail. */
export function announceCount(kind: 'unread' | 'unseen', count: number): void {
  if (typeof document !== 'undefined') {
    document.dispatchEvent(new CustomEvent(documentEvents[`${kind}CountChanged`], { detail: count }));
  }
}
