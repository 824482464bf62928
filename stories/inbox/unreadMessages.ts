import { buildFeed, type WireMessage } from '../../src/mocks/index.ts';

/** The flags of a message nobody has looked at. */
export const unread = { read: false, seen: false } as const;

/** Sample messages, all unread. */
export function unreadMessages(count: number): WireMessage[] {
  return buildFeed(count).map((message) => ({ ...message, ...unread }));
}
