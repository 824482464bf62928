import type { MessageRows } from '../backends/InboxBackend.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { FeedPage } from '../model/feed.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { type InboxError, invalidAnswer } from '../transport/InboxError.ts';

/** Asks for some rows of a feed, for the cache. */
export async function listPage(
  client: InboxClient,
  query: MessagesQuery,
  cursor: unknown,
  signal: AbortSignal,
): Promise<FeedPage> {
  const answer = await client.ask(JSON.stringify(['list', query, cursor]), signal, (call) =>
    client.backend.listMessages(query, cursor, query.limit, call),
  );
  return checkPage(answer, (error) => client.events.emit('error', error));
}

/** Checks the rows once: one that is no message is dropped and reported, the others are kept. */
export function checkPage(
  { messages: rows, next, raw }: MessageRows,
  report: (error: InboxError) => void,
): FeedPage {
  const messages = rows.flatMap((row) => {
    const message = parseMessage(row);
    if (message === undefined) {
      report(invalidAnswer(`A row of the feed is no message (its id is ${typeof row.id}); it was left out`));
    }
    return message ?? [];
  });
  return { messages, next, raw };
}
