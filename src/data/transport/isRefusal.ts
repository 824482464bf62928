import type { InboxError } from './InboxError.ts';

/** Whether a call was refused for good: to repeat it would not help. */
export function isRefusal({ kind }: InboxError): boolean {
  return ['refused', 'gone', 'unsupported'].includes(kind);
}

/** Whether a session fails until the host or the server changes something. In a file of its own, as late code reads it too. */
export function isSessionRefusal(error: InboxError): boolean {
  return error.kind === 'unauthorized' || isRefusal(error);
}
