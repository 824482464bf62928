import type { MessagesQuery } from '../../model/messagesQuery.ts';

/** The call that counts a query of the whole inbox; undefined where the query has other filters. @source docs/protocol.md#calls, calls 3 and 4 */
export function wholeCountOf({
  read,
  seen,
  feed,
  data,
}: MessagesQuery): 'unreadCount' | 'unseenCount' | undefined {
  if (feed !== undefined || data !== undefined) {
    return undefined;
  }
  return read === false && seen === undefined
    ? 'unreadCount'
    : seen === false && read === undefined
      ? 'unseenCount'
      : undefined;
}
