import type { InboxError } from '../transport/InboxError.ts';
import { isRefusal } from '../transport/isRefusal.ts';

/** Whether a session fails until the host or the server changes something. In a file of its own, as late code reads it too. */
export function isSessionRefusal(error: InboxError): boolean {
  return error.kind === 'unauthorized' || isRefusal(error);
}
