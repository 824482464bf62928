import type { Change, FeedChange, MessagesChange } from '../../src/data/model/change.ts';
import type { MessageEffect } from '../../src/data/model/messageFlags.ts';
import type { MessagesQuery } from '../../src/data/model/messagesQuery.ts';

let lastId = 1_000_000;

/** A mark of messages that is being sent. */
export function markOf(ids: readonly string[], effect: MessageEffect): MessagesChange {
  return changeOf(ids, 'read', effect);
}

/** A removal of messages that is being sent. */
export function removalOf(...ids: readonly string[]): MessagesChange {
  return changeOf(ids, 'removed', 'removed');
}

/** A removal of all messages of a feed that is being sent; these are loaded. */
export function removalOfAll(query: MessagesQuery, ids: readonly string[] = []): FeedChange {
  const target = { query, ids, hasMore: false };
  return { ...shared(ids), type: 'feed', kind: 'removed', effect: 'removed', target };
}

function changeOf(
  ids: readonly string[],
  kind: MessagesChange['kind'],
  effect: MessageEffect,
): MessagesChange {
  return { ...shared(ids), type: 'messages', kind, target: { ids }, effect };
}

function shared({ length: count }: readonly string[]) {
  lastId += 1;
  return { id: lastId, state: 'sending', count } as const satisfies Partial<Change>;
}

/** What marks of the reader do to messages. */
export const effects = {
  seen: { seen: true, read: false },
  read: { seen: true, read: true },
  unread: { seen: true, read: false },
} as const;
