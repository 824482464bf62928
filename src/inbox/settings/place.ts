import type { MessagesQuery } from '../../data/index.ts';

/** Where messages are that are not in the inbox itself, or by what they are filtered. */
export type Place = 'archived' | 'snoozed' | 'open' | 'answered';

/** What of a tab says where its messages are. */
interface PlacedTab {
  readonly query?: MessagesQuery | undefined;
  readonly filter?: 'open' | 'answered' | undefined;
}

/** Where the messages of a tab are; undefined for the inbox itself. */
export function placeOf({ query: { archived, snoozed } = {}, filter }: PlacedTab): Place | undefined {
  return archived ? 'archived' : snoozed ? 'snoozed' : filter;
}
