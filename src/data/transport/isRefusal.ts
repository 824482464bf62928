import type { InboxError } from './InboxError.ts';

/** Statuses below 500 after which the same call may succeed: with another session, later, or once something else has changed. */
const passing = [401, 408, 409, 423, 425, 429];

/** Whether the server has refused a call for good: to repeat it would not help. */
export function isRefusal({ status }: InboxError): boolean {
  return status >= 400 && status < 500 && !passing.includes(status);
}
