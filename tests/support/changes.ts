import type { Change, FeedChange, MessagesChange } from '../../src/data/model/change.ts';
import type { NamedMark } from '../../src/data/model/messageMarks.ts';
import type { MessagesQuery } from '../../src/data/model/messagesQuery.ts';

let lastId = 1_000_000;

/** A mark of messages that is being sent. */
export function markOf(messageIds: readonly string[], mark: NamedMark): MessagesChange {
  return changeOf(messageIds, 'read', mark);
}

/** A removal of messages that is being sent. */
export function removalOf(...messageIds: readonly string[]): MessagesChange {
  return changeOf(messageIds, 'removed', 'removed');
}

/** A removal of all messages of a feed that is being sent; these are loaded. */
export function removalOfAll(query: MessagesQuery, messageIds: readonly string[] = []): FeedChange {
  const target = { query, messageIds, hasMore: false };
  return { ...shared(messageIds), type: 'feed', kind: 'removed', mark: 'removed', target };
}

function changeOf(
  messageIds: readonly string[],
  kind: MessagesChange['kind'],
  mark: MessagesChange['mark'],
): MessagesChange {
  return { ...shared(messageIds), type: 'messages', kind, messageIds, mark };
}

function shared({ length: count }: readonly string[]) {
  lastId += 1;
  return { id: lastId, state: 'sending', count } as const satisfies Partial<Change>;
}
