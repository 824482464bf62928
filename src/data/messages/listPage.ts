import { checkPage } from '../backends/checkPage.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { refuseQuery } from '../client/refuseQuery.ts';
import type { FeedPage } from '../model/feed.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';

export async function listPage(
  client: InboxClient,
  query: MessagesQuery,
  cursor: unknown,
  signal: AbortSignal,
): Promise<FeedPage> {
  const answer = await client.ask(JSON.stringify(['list', query, cursor]), signal, (call) => {
    refuseQuery(client, query);
    return client.backend.listMessages(query, cursor, query.limit, call);
  });
  return checkPage(answer, (error) => client.events.emit('error', error));
}
