import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { countedOf, countKey } from '../facts/countFacts.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { factOf } from '../facts/recordFact.ts';
import type { FeedTarget, MessageChangeKind } from '../model/change.ts';
import { concerns, type MessageEffect } from '../model/messageFlags.ts';
import { isWhole, type MessagesQuery } from '../model/messagesQuery.ts';
import { shownCount } from '../model/shownCount.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { type InboxAction, useAction } from '../outbox/useAction.ts';
import { allMessagesOf, countOfAll, shownMessages } from './allMessages.ts';

/** Which messages to change, and what to do to them. */
export type UpdateMessagesInput = {
  /** How long the reader can undo it, in milliseconds. @default 0: it is sent at once */
  readonly undoMs?: number | undefined;
} & (
  | ({
      /** Messages by their ids. */
      readonly ids: readonly string[];
    } & (
      | { readonly removed: true }
      | {
          /** Read or unread; either makes them seen, unless `seen` says otherwise. */
          readonly read?: boolean | undefined;
          /** Seen or unseen: alone it leaves `read` as it is. */
          readonly seen?: boolean | undefined;
        }
      | {
          /** Put away, which also makes them read, or brought back. Where the backend can do that. */
          readonly archived: boolean;
        }
      | {
          /** Put off until an ISO date, or with null brought back. Where the backend can do that. */
          readonly snoozedUntil: string | null;
        }
    ))
  | ({
      /** Of these, those that are loaded and that a mark of several concerns: `read` the unread, `seen` the neither seen nor read. */
      readonly loaded: readonly string[];
    } & ({ readonly read: true } | { readonly seen: true }))
  | ({
      /** Every message of a feed, the loaded ones at once on screen; `{}` is the whole inbox. One that arrives meanwhile stays as it is. */
      readonly all: MessagesQuery;
    } & (
      | { readonly removed: true }
      | { readonly read: true }
      | {
          /** Seen and unread. */
          readonly seen: true;
        }
    ))
);

/**
 * Marks messages as read, unread, seen or unseen, puts them away or off, or removes them: some by their ids, or every message of a feed.
 * Without any of these they are marked as seen. @source docs/protocol.md#message-states
 */
export function useUpdateMessages(): InboxAction<UpdateMessagesInput> {
  return useAction(useInboxClient('useUpdateMessages'), updateMessages);
}

/** Updates messages. A failure need not be caught: it is told to the reader. */
export function updateMessages(client: InboxClient, input: UpdateMessagesInput): Promise<void> {
  const { undoMs } = input;
  const { kind, effect } = changeOf(input);
  if ('all' in input) {
    const target = allMessagesOf(client, input.all);
    const count = kind === 'read' ? unreadOf(client, target) : countOfAll(client, target);
    return outboxOf(client).run({ type: 'feed', kind, count, target, effect }, undoMs);
  }
  return changeMessages(client, 'ids' in input ? input.ids : concerned(client, input.loaded, effect), {
    kind,
    effect,
    undoMs,
  });
}

/** Changes messages in exactly this way. A failure need not be caught: it is told to the reader. */
export function changeMessages(
  client: InboxClient,
  messageIds: readonly string[],
  change: {
    readonly kind: MessageChangeKind;
    readonly effect: MessageEffect;
    readonly undoMs?: number | undefined;
    /** Whether the reader did not ask for it. */
    readonly isAutomatic?: boolean | undefined;
  },
): Promise<void> {
  const ids = [...new Set(messageIds)];
  const { undoMs, ...what } = change;
  return ids.length === 0
    ? Promise.resolve()
    : outboxOf(client).run({ type: 'messages', count: ids.length, target: { ids }, ...what }, undoMs);
}

/** Marks messages as seen that a list has shown; one that was read elsewhere stays read. */
export function markAutoSeen(client: InboxClient, ids: readonly string[]): Promise<void> {
  return changeMessages(client, ids, { kind: 'seen', effect: { seen: true }, isAutomatic: true });
}

function changeOf(input: UpdateMessagesInput): { kind: MessageChangeKind; effect: MessageEffect } {
  if ('removed' in input) {
    return { kind: 'removed', effect: 'removed' };
  }
  if ('archived' in input) {
    return input.archived
      ? { kind: 'archived', effect: { archived: true, read: true, seen: true } }
      : { kind: 'unarchived', effect: { archived: false } };
  }
  if ('snoozedUntil' in input) {
    const { snoozedUntil } = input;
    // The reader has looked at it, and wants it back among those that are not put away.
    return snoozedUntil === null
      ? { kind: 'unsnoozed', effect: { snoozedUntil } }
      : { kind: 'snoozed', effect: { snoozedUntil, archived: false, seen: true } };
  }
  const read = 'read' in input ? input.read : undefined;
  const seen = 'seen' in input ? input.seen : undefined;
  if (read !== undefined) {
    const kind = read ? 'read' : seen ? 'seen' : 'unread';
    return { kind, effect: { seen: seen ?? true, read } };
  }
  if (seen === false) {
    return { kind: 'unseen', effect: { seen } };
  }
  return { kind: 'seen', effect: 'ids' in input ? { seen: true } : { seen: true, read: false } };
}

function concerned(client: InboxClient, ids: readonly string[], effect: MessageEffect): readonly string[] {
  const asked = new Set(ids);
  return shownMessages(client).flatMap((one) => (asked.has(one.id) && concerns(effect, one) ? one.id : []));
}

/** How many messages of a feed are unread: the loaded ones, or those of the whole inbox, where the others are counted too. */
function unreadOf(client: InboxClient, { ids, query }: FeedTarget): number {
  const among = new Set(ids);
  const loaded = shownMessages(client).filter(({ id, read }) => !read && among.has(id)).length;
  const fact = isWhole(query) ? factOf<number>(client, countKey(client, 'unread')) : undefined;
  const { all } = pendingChangesOf(client).get();
  return fact === undefined ? loaded : Math.max(loaded, shownCount(fact, countedOf(client, 'unread'), all));
}
