import type { FeedPage } from '../model/feed.ts';
import { parseMessage } from '../model/message.ts';
import { isRecord } from '../transport/guards.ts';
import { invalidAnswer } from '../transport/InboxError.ts';

/** Validates a page once: a row that is no message is dropped and reported, the others are kept. */
export function parseFeedPage(body: unknown, onDropped: (row: unknown) => void): FeedPage {
  if (body === undefined) {
    // A 204 is treated as empty. @source docs/protocol.md#envelopes
    return { messages: [], size: 0, hasMore: false };
  }
  if (!isRecord(body) || !Array.isArray(body.data)) {
    // An error and not an empty page, because "nothing new" would be wrong.
    throw invalidAnswer('The feed is no list');
  }
  const { data: _rows, hasMore, ...envelope } = body;
  const messages = body.data.flatMap((row: unknown) => {
    const message = parseMessage(row);
    if (message === undefined) {
      onDropped(row);
    }
    return message ?? [];
  });
  return { messages, size: body.data.length, hasMore: hasMore === true, envelope };
}
