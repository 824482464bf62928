import type { MessagesQuery } from '../../data/index.ts';

/** Where messages are that are not in the inbox itself. */
export type Place = 'archived' | 'snoozed';

/** Where the messages of a query are; undefined for the inbox itself. */
export function placeOf({ archived, snoozed }: MessagesQuery = {}): Place | undefined {
  return archived ? 'archived' : snoozed ? 'snoozed' : undefined;
}
