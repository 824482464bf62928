import type { InboxClient } from '../client/InboxClient.ts';
import type { MessagesChange } from '../model/change.ts';
import { type PartialMessage, parsePartialMessage } from '../model/message.ts';
import {
  type BulkMark,
  flagsOf,
  type MessageFlags,
  type MessageMark,
  type SentMark,
} from '../model/messageMarks.ts';
import type { FollowCall, Sender } from '../outbox/sender.ts';
import { isRecord } from '../transport/guards.ts';
import { toInboxError } from '../transport/InboxError.ts';

/** The mark when none is given. @source docs/protocol.md#validation */
export const defaultMark: MessageMark = 'seen';

/** Whether a bulk mark applies to a loaded message: `read` to the unread, `seen` to the neither seen nor read. */
export function takesBulkMark({ seen, read }: MessageFlags, mark: BulkMark): boolean {
  return !read && (mark === 'read' || !seen);
}

/** Sends marks of messages. A message that was removed elsewhere is no error for the reader, since the refetch shows it. */
export function markSender(client: InboxClient): Sender<MessagesChange> {
  return client.service(createMarkSender);
}

function createMarkSender(client: InboxClient): Sender<MessagesChange> {
  return {
    async send({ messageIds, mark }, _time, follow) {
      if (mark === 'removed') {
        return {};
      }
      try {
        return { messages: await callMark(client, messageIds, mark, follow) };
      } catch (thrown) {
        if (toInboxError(thrown).code !== 'not_found') {
          throw thrown;
        }
        return { isUnsure: true };
      }
    },
  };
}

/** Makes the call, and returns the server's present records of the messages. */
export async function callMark(
  client: InboxClient,
  messageIds: readonly string[],
  mark: SentMark,
  follow: FollowCall,
): Promise<readonly PartialMessage[]> {
  const answers = await inBatches(messageIds, ([...ids], { keepalive }) => {
    const messageId = ids.length === 1 ? ids[0] : ids;
    return follow(
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
