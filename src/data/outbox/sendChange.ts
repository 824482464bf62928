import { channels } from '../../platform-constants/index.ts';
import { checkPage } from '../backends/checkPage.ts';
import type { ChangeAnswer, MessagesTarget } from '../backends/InboxBackend.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { supported } from '../client/supported.ts';
import { followCall } from '../facts/changes.ts';
import { loadedFeed } from '../facts/factKeys.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingOf } from '../facts/pendingChanges.ts';
import {
  type Change,
  type FeedChange,
  includesRow,
  type MessagesChange,
  type SwitchesChange,
} from '../model/change.ts';
import { messagesOf } from '../model/feed.ts';
import type { InboxMessage } from '../model/message.ts';
import { concerns, type MessageEffect } from '../model/messageFlags.ts';
import { filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { markedByAll } from '../model/overlay.ts';
import { parsePartialMessage } from '../model/parseMessage.ts';
import type { PreferenceSwitches, Switches } from '../model/preference.ts';
import { isRecord } from '../transport/guards.ts';
import { givenUp, InboxError, toInboxError } from '../transport/InboxError.ts';
import type { Answer, SendTime } from './entry.ts';
import { capabilityOf, takesAll } from './takesAll.ts';

/** Rows per page when every row is needed. */
const maxRows = 100;

export async function sendChange(client: InboxClient, change: Change, time: SendTime): Promise<Answer> {
  switch (change.type) {
    case 'messages':
      return changeMessages(client, change, change.target);
    case 'feed':
      return changeAll(client, change, time);
    case 'switches':
      return changeSwitches(client, change);
    case 'answer': {
      const { effect } = change;
      const [messageId = ''] = change.target.ids;
      const answer = await client.send((call) =>
        supported(client, 'answers', (backend) => {
          const known = messageFactsOf(client).get().get(messageId)?.message;
          // An answer that has waited, also for its session, may be too late.
          if (Date.parse(`${known?.expiresAt}`) < Date.now()) {
            throw new InboxError({ kind: 'conflict', reason: 'expired', conflict: 'expired' });
          }
          return backend.answerMessage?.(messageId, effect.answer, effect.data, call);
        }),
      );
      return { messages: parseRows(answer) };
    }
    default:
      return change satisfies never;
  }
}

async function changeMessages(
  client: InboxClient,
  { id, kind, effect }: MessagesChange | FeedChange,
  target: MessagesTarget,
): Promise<Answer> {
  try {
    const answer = await client.send(
      (call) =>
        supported(client, capabilityOf(kind), (backend) => backend.changeMessages(target, effect, call)),
      { follow: (call) => followCall(client, id, call) },
    );
    return { messages: parseRows(answer) };
  } catch (thrown) {
    if (toInboxError(thrown).kind !== 'gone') {
      throw thrown;
    }
    // One that was removed elsewhere is no failure for the reader: the feed will show it.
    return { isUnsure: true };
  }
}

/**
 * Changes all messages of a feed: by one call, if there is one and no message arrived meanwhile that it would also change; otherwise, since
 * no call has an end in time, by their ids. On unload nothing is fetched first: the loaded messages are sent in the same tick, the others if time remains.
 */
async function changeAll(client: InboxClient, change: FeedChange, time: SendTime): Promise<Answer> {
  const { target, effect } = change;
  const { query, feedId } = target;
  const all: MessagesTarget = { all: query, feedId };
  const loaded = messagesOf(loadedFeed(client, query));
  const open = openOf(query, effect);
  const includes = (message: InboxMessage) => includesRow(target, message);
  if (takesAll(client.capabilities, target, effect)) {
    const newest = time === 'deferred' ? (await list(client, open, null, 1)).messages : loaded;
    if (newest.every(includes)) {
      const { isUnsure } = await changeMessages(client, change, all);
      const rows = [...messageFactsOf(client).get().values()];
      return { isUnsure, messages: markedByAll(change, rows, pendingOf(client).ended) };
    }
  }
  const byId = async (rows: readonly InboxMessage[]): Promise<Answer> => {
    const ids = rows.filter((row) => includes(row) && concerns(effect, row)).map(({ id }) => id);
    return ids.length > 0 ? changeMessages(client, change, { ids }) : {};
  };
  if (time === 'unload') {
    await byId(loaded);
  }
  return byId(await listAll(client, open));
}

/** Of the messages of a query those that a change of all may concern: however many there are, the others need not be listed. */
function openOf(query: MessagesQuery, effect: MessageEffect): MessagesQuery {
  const flags = effect === 'removed' ? {} : effect.read === true ? { read: false } : { seen: false };
  return { ...flags, ...query };
}

async function listAll(client: InboxClient, query: MessagesQuery): Promise<readonly InboxMessage[]> {
  const found = new Map<string, InboxMessage>();
  for (let cursor: unknown = null, known = -1; cursor !== null || known < 0; ) {
    known = found.size;
    const { messages, next } = await list(client, query, cursor, maxRows);
    for (const message of messages) {
      found.set(message.id, message);
    }
    // A page without new rows is the end, even if the server reports more.
    cursor = found.size > known ? next : null;
  }
  return [...found.values()];
}

async function list(client: InboxClient, query: MessagesQuery, cursor: unknown, limit: number) {
  const { backend } = client;
  const listing = client.send((call) => backend.listMessages(filtersOf(query), cursor, limit, call), {
    isSilent: true,
  });
  const answer = await listing.catch((thrown: unknown) => {
    // Its answer came too late, so what was to be sent after it was not.
    throw toInboxError(thrown).kind === 'aborted' ? givenUp() : thrown;
  });
  // What is wrong with a row is reported where the feed is loaded.
  return checkPage(answer, () => {});
}

/** What a backend returned of the changed messages; what is no message is left out. The change is made, whatever it says of it. */
function parseRows(answer: ChangeAnswer): Answer['messages'] {
  const rows: unknown = answer?.messages;
  return Array.isArray(rows) ? rows.flatMap((row) => parsePartialMessage(row) ?? []) : undefined;
}

async function changeSwitches(client: InboxClient, { target, effect }: SwitchesChange): Promise<Answer> {
  const { workflowId } = target;
  const capability = workflowId === undefined ? 'globalPreference' : 'preferences';
  const returned = await client.send((call) =>
    supported(client, capability, (backend) => backend.changePreference?.(workflowId, effect, call)),
  );
  return { switches: isRecord(returned?.channels) ? told(returned, effect) : undefined };
}

/** The changed switches as the server returned them; of the others its answer may be older than a change that was confirmed since. */
function told(returned: PreferenceSwitches, { enabled, ...asked }: Switches): Switches {
  const turned = channels.flatMap((channel) => {
    const on = asked[channel];
    return on === undefined ? [] : [[channel, returned.channels[channel] ?? on] as const];
  });
  return { ...Object.fromEntries(turned), ...(enabled === undefined ? {} : { enabled: returned.enabled }) };
}
