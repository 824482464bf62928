import type { InboxError } from './InboxError.ts';

/** Whether a call was refused for good: to repeat it would not help. */
export function isRefusal({ kind }: InboxError): boolean {
  return ['refused', 'gone', 'unsupported'].includes(kind);
}
