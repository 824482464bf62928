import type { InboxClient } from '../client/InboxClient.ts';
import { type PartialMessage, parsePartialMessage } from '../model/message.ts';
import type { SentMark } from '../model/messageMarks.ts';
import { isRecord } from '../transport/guards.ts';
import { toInboxError } from '../transport/InboxError.ts';
import { commitChange, refreshCounts } from './applyChange.ts';
import { confirmMarks, markedFlags } from './feedCache.ts';
import { ownCallsOf } from './ownCalls.ts';
import type { PendingChange } from './pendingChanges.ts';
import { refetchFeeds, refreshFeeds } from './refreshHeads.ts';

const flagsOf = (mark: SentMark) => (typeof mark === 'string' ? markedFlags[mark] : mark);

/** A mark of some messages, as a patch. */
export function markOf(messageIds: readonly string[], mark: SentMark): PendingChange {
  const ids = new Set(messageIds);
  return { covers: ({ _id }) => ids.has(_id), effect: flagsOf(mark) };
}

/** Sends a mark, and removes its patch when the server has confirmed or refused it. Fails with an `InboxError`. */
export async function sendMark(
  client: InboxClient,
  messageIds: readonly string[],
  mark: SentMark,
  takeBack: () => void,
): Promise<void> {
  const { covers } = markOf(messageIds, mark);
  try {
    const returned = await callMark(client, messageIds, mark);
    const wasFetching = await commitChange(client, () => {
      confirmMarks(client, covers, flagsOf(mark), returned);
      takeBack();
    });
    const told = new Set(returned.map(({ _id }) => _id));
    if (messageIds.some((id) => !told.has(id))) {
      // Messages that are missing in the answer may be gone, or may not have been marked.
      void refreshFeeds(client);
    } else if (wasFetching) {
      void refetchFeeds(client);
    }
  } catch (thrown) {
    takeBack();
    const error = toInboxError(thrown);
    // The server may have made the change nevertheless.
    refreshCounts(client);
    void refreshFeeds(client);
    // Removed elsewhere: no error for the reader, since the refetch shows it.
    if (error.code !== 'not_found') {
      throw error;
    }
  }
}

/** Makes the call, and returns the server's present records of the messages. */
export async function callMark(
  client: InboxClient,
  messageIds: readonly string[],
  mark: SentMark,
): Promise<readonly PartialMessage[]> {
  const answers = await inBatches(messageIds, ([...ids], { keepalive }) => {
    const messageId = ids.length === 1 ? ids[0] : ids;
    return ownCallsOf(client).follow(
      typeof mark === 'string' && mark.startsWith('status:')
        ? client.call('setMessagesStatus', {
            body: { messageId, markAs: mark.slice('status:'.length) },
            keepalive,
          })
        : client.call('markMessagesAs', { body: { messageId, mark: flagsOf(mark) }, keepalive }),
    );
  });
  const rows = answers.flatMap((answer) => (isRecord(answer) ? answer.data : []));
  return rows.flatMap((row) => parsePartialMessage(row) ?? []);
}

/** How many ids one call takes. @source docs/protocol.md#calls, call 18 */
const idsPerCall = 100;

/** How many ids may be sent when the page closes: browsers let 64 KiB of requests outlive it. */
const maxKeptIds = 1_000;

/** Sends ids in parallel calls of at most 100, since the page may be closing. */
export function inBatches<Answer>(
  ids: readonly string[],
  call: (part: readonly string[], options: { readonly keepalive: boolean }) => Promise<Answer>,
): Promise<Answer[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, index) => index * idsPerCall);
  const keepalive = ids.length <= maxKeptIds;
  return Promise.all(starts.map((start) => call(ids.slice(start, start + idsPerCall), { keepalive })));
}
