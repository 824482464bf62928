import type { FeedPage } from '../model/feed.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { type InboxError, malformed } from '../transport/InboxError.ts';
import type { MessageRows } from './InboxBackend.ts';

/** Checks the rows once: one that is no message is dropped and reported, the others are kept. */
export function checkPage(
  { messages: rows, next, raw }: MessageRows,
  report: (error: InboxError) => void,
): FeedPage {
  const messages = rows.flatMap((row) => {
    const message = parseMessage(row);
    if (message === undefined) {
      report(malformed(`A row of the feed is no message (its id is ${typeof row.id}); it was left out`));
    }
    return message ?? [];
  });
  return { messages, next, raw };
}
