import {
  type BackendCall,
  type ChangeAnswer,
  feedsOf,
  InboxError,
  isString,
  type MessageEffect,
  type MessageRow,
  type MessagesTarget,
  toInboxError,
} from '../../data/index.ts';
import { type InboxHttp, insideOf, pathOf } from './inboxHttp.ts';
import { messageFromItem } from './inboxItem.ts';

/** How many calls are on their way at a time: one takes one message. */
const callsAtOnce = 6;

/** Marks, moves or removes messages. */
export async function changeMessages(
  http: InboxHttp,
  target: MessagesTarget,
  effect: MessageEffect,
  call: BackendCall,
): Promise<ChangeAnswer> {
  const isSeenOnly = effect !== 'removed' && effect.seen === true && nameOf(effect) === undefined;
  if ('all' in target) {
    const tags = feedsOf(target.all);
    const name = effect !== 'removed' && effect.read === true ? 'read' : 'seen';
    const body = tags.length > 0 ? { tags } : {};
    await call.follow(http('POST', `/notifications/${name}`, call, { body }));
    return {};
  }
  if (isSeenOnly) {
    const body = { notificationIds: target.ids };
    await call.follow(http('POST', '/notifications/seen', call, { body }));
    return {};
  }
  const messages: MessageRow[] = [];
  let gone: InboxError | undefined;
  const left = [...target.ids];
  const next = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      try {
        const row = await changeOne(http, id, effect, call);
        messages.push(...row);
      } catch (thrown) {
        const error = toInboxError(thrown);
        if (error.kind !== 'gone') {
          throw thrown;
        }
        gone = error;
      }
    }
  };
  // All at once where the page closes: it has no later.
  const lanes = call.keepalive ? left.length : Math.min(left.length, callsAtOnce);
  await Promise.all(Array.from({ length: lanes }, next));
  if (gone !== undefined) {
    throw gone;
  }
  return { messages };
}

async function changeOne(
  http: InboxHttp,
  id: string,
  effect: MessageEffect,
  call: BackendCall,
): Promise<readonly MessageRow[]> {
  const path = pathOf('/notifications', id);
  if (effect === 'removed') {
    await call.follow(http('DELETE', `${path}/delete`, call));
    return [];
  }
  const name = nameOf(effect);
  if (name === undefined) {
    throw new InboxError({ kind: 'unsupported', reason: 'No message can be marked as unseen' });
  }
  const body = isString(effect.snoozedUntil) ? { snoozeUntil: effect.snoozedUntil } : undefined;
  const answer = await call.follow(http('PATCH', `${path}/${name}`, call, { body }));
  return [messageFromItem(insideOf(answer))];
}

/** The last part of the path of an act on one message; undefined if there is none. */
function nameOf(effect: Exclude<MessageEffect, 'removed'>): string | undefined {
  const { archived, snoozedUntil, read } = effect;
  // Putting off also brings back what is put away.
  if (snoozedUntil !== undefined) {
    return snoozedUntil === null ? 'unsnooze' : 'snooze';
  }
  if (archived !== undefined) {
    return archived ? 'archive' : 'unarchive';
  }
  return read === undefined ? undefined : read ? 'read' : 'unread';
}
