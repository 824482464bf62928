import type { InboxErrorKind } from '../../transport/InboxError.ts';

/** What a failed HTTP status says. */
export function kindOfStatus(status: number): InboxErrorKind {
  const known: Record<number, InboxErrorKind> = {
    401: 'unauthorized',
    404: 'gone',
    408: 'timeout',
    409: 'conflict',
    410: 'gone',
    // Locked, and too early: something else has to change first.
    423: 'conflict',
    425: 'conflict',
    429: 'limited',
  };
  return known[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}
