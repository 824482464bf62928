import type { InboxTab } from './InboxSettingsContext.ts';

/** Where messages are that are not in the inbox itself, or what they have in common. */
export type Place = 'archived' | 'snoozed' | NonNullable<InboxTab['filter']>;

/** Where the messages of a tab are; undefined for the inbox itself. */
export function placeOf({ query: { archived, snoozed } = {}, filter }: InboxTab): Place | undefined {
  return archived ? 'archived' : snoozed ? 'snoozed' : filter;
}
