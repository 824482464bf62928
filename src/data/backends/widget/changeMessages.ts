import type { MessageStatus } from '../../../platform-constants/index.ts';
import type { MessageRow } from '../../model/message.ts';
import type { MessageEffect, MessageFlags } from '../../model/messageFlags.ts';
import { feedsOf } from '../../model/messagesQuery.ts';
import { isRecord } from '../../transport/guards.ts';
import { InboxError, toInboxError } from '../../transport/InboxError.ts';
import type { BackendCall, ChangeAnswer, MessagesTarget } from '../InboxBackend.ts';
import { messageFromWire } from './fromWire.ts';
import type { PlatformClient } from './platformClient.ts';

/** How many ids one call takes. @source docs/protocol.md#calls, call 18 */
const idsPerCall = 100;

/** How many ids may be sent when the page closes: browsers let 64 KiB of requests outlive it. */
const maxKeptIds = 1_000;

/** Marks or removes messages. @source docs/protocol.md#calls, calls 12 to 15 and 17 to 19 */
export async function changeMessages(
  http: PlatformClient,
  newerCalls: boolean,
  target: MessagesTarget,
  effect: MessageEffect,
  call: BackendCall,
): Promise<ChangeAnswer> {
  if ('ids' in target) {
    return effect === 'removed'
      ? remove(http, target.ids, call)
      : mark(http, newerCalls, target.ids, effect, call);
  }
  if (effect === 'removed') {
    await call.follow(http('removeAllMessages', { ...call, query: { feedId: target.feedId } }));
  } else {
    const feedId = feedsOf(target.all);
    const body = feedId.length === 0 ? {} : { feedId };
    await call.follow(http(effect.read ? 'readAllMessages' : 'seeAllMessages', { ...call, body }));
  }
  return {};
}

async function mark(
  http: PlatformClient,
  newerCalls: boolean,
  ids: readonly string[],
  flags: Partial<MessageFlags>,
  call: BackendCall,
): Promise<ChangeAnswer> {
  const markAs = newerCalls ? statusOf(flags) : undefined;
  const answers = await inBatches(ids, call, ([...part], kept) => {
    const messageId = part.length === 1 ? part[0] : part;
    return call.follow(
      markAs === undefined
        ? http('markMessagesAs', { ...kept, body: { messageId, mark: flags } })
        : http('setMessagesStatus', { ...kept, body: { messageId, markAs } }),
    );
  });
  return { messages: answers.flatMap(returnedRows) };
}

/** The status of the newer call that sets exactly these flags. @source docs/protocol.md#two-ways-to-mark */
function statusOf({ seen, read }: Partial<MessageFlags>): MessageStatus | undefined {
  if (read === undefined) {
    return seen ? 'seen' : 'unseen';
  }
  return seen ? (read ? 'read' : 'unread') : undefined;
}

async function remove(
  http: PlatformClient,
  ids: readonly string[],
  call: BackendCall,
): Promise<ChangeAnswer> {
  let goneError: InboxError | undefined;
  await inBatches(ids, call, async ([id = '', ...others], kept) => {
    try {
      await call.follow(
        others.length === 0
          ? http('removeMessage', { ...kept, params: { id } })
          : http('removeMessages', { ...kept, body: { messageIds: [id, ...others] } }),
      );
    } catch (thrown) {
      const error = toInboxError(thrown);
      // Removed elsewhere, which the platform answers with 400 for a single message.
      if (error.status !== 404 && !(error.status === 400 && others.length === 0)) {
        throw thrown;
      }
      goneError = new InboxError({ ...error, kind: 'gone' });
    }
  });
  if (goneError !== undefined) {
    throw goneError;
  }
  return {};
}

/** The messages in the answer to a change: a list, or one. */
export function returnedRows(answer: unknown): readonly MessageRow[] {
  return isRecord(answer) ? [answer.data].flat().map(messageFromWire) : [];
}

/** Sends ids in parallel calls of at most 100, since the page may be closing. */
function inBatches<Answer>(
  ids: readonly string[],
  call: BackendCall,
  send: (part: readonly string[], call: BackendCall) => Promise<Answer>,
): Promise<Answer[]> {
  const kept = { ...call, keepalive: call.keepalive && ids.length <= maxKeptIds };
  const starts = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, index) => index * idsPerCall);
  return Promise.all(starts.map((start) => send(ids.slice(start, start + idsPerCall), kept)));
}
