import type { InboxClient } from '../client/InboxClient.ts';
import { askAgain, countNames } from '../facts/asker.ts';
import { confirmChange } from '../facts/changes.ts';
import { countFactsOf } from '../facts/countFacts.ts';
import { preferencesKey } from '../facts/factKeys.ts';
import { askFor, askForFeeds } from '../facts/feedWishes.ts';
import { forgetContained } from '../facts/forget.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingOf } from '../facts/pendingChanges.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { recordReturned } from '../facts/recordParts.ts';
import { tabMembership } from '../facts/tabMembers.ts';
import {
  belongsTo,
  type Change,
  type FeedChange,
  type NewChange,
  type SwitchesChange,
} from '../model/change.ts';
import { contains, type MessageFact } from '../model/fact.ts';
import { isWhole, type MessagesQuery } from '../model/messagesQuery.ts';
import { changed, isNewest } from '../model/overlay.ts';
import { countsWhole, isTold } from '../model/shownCount.ts';
import { mayLetIn } from '../model/shownFeed.ts';
import type { Answer } from './entry.ts';

/** So many confirmed changes may wait for counts that are asked for anyway. */
const maxEnded = 50;

/** The server has confirmed a change: what it said of messages is recorded, and what it did not say is asked for. */
export function takeAnswer(client: InboxClient, id: number, answer: Answer): void {
  const confirmed = confirmChange(client, id, answer.switches && { effect: answer.switches });
  if (confirmed !== undefined && !client.isDestroyed()) {
    const loaded = messageFactsOf(client).get();
    const { ended } = pendingOf(client);
    const messages = answer.messages?.filter((one) => isNewest(loaded.get(one.id), confirmed, ended));
    recordReturned(client, messages ?? [], ended, confirmed);
    forgetContained(client);
    askAfter(client, confirmed, { ...answer, messages });
  }
}

/** Asks for what a confirmed change has changed in a way that the reader's own screen does not tell. */
function askAfter(client: InboxClient, change: Change, answer: Answer): void {
  if (answer.isUnsure) {
    askAfterFailure(client, change);
    return;
  }
  switch (change.type) {
    case 'messages': {
      const whole = answer.messages?.filter(({ read, seen }) => read !== undefined && seen !== undefined);
      const told = new Set(whole?.map(({ id }) => id));
      for (const { queryKey, fact, counted } of countFactsOf(client)) {
        // Its live event brings the unread count of the whole inbox.
        const comes =
          client.connection.get() === 'live' &&
          counted.of === 'unread' &&
          countsWhole(counted.query, 'unread');
        if (!comes && !isTold(fact, counted, change)) {
          askAgain(client, queryKey, change);
        }
      }
      // Messages that are missing in the answer may be gone, or may not have been marked.
      if (change.target.ids.some((id) => !told.has(id))) {
        askForFeeds(client, change);
      } else {
        askForEntered(client, change);
      }
      break;
    }
    case 'feed':
      askFor(client, countNames, change);
      if (isToldOfAll(client, change)) {
        askForEntered(client, change);
      } else {
        askForFeeds(client, change);
      }
      return;
    case 'switches':
      if (answer.switches === undefined) {
        askForSwitches(client, change);
      }
      return;
    default:
      if (!answer.messages?.length) {
        askForFeeds(client, change);
      }
      return;
  }
  if (pendingOf(client).ended.length > maxEnded) {
    askFor(client, countNames, change);
  }
}

/** A change has failed and was taken back: the server may have made it nevertheless. */
export function askAfterFailure(client: InboxClient, change: NewChange): void {
  if (change.type === 'switches') {
    askForSwitches(client, change);
  } else if (change.type === 'answer') {
    askForFeeds(client, change);
  } else {
    askFor(client, [...countNames, 'feeds'], change);
  }
}

/**
 * Whether every loaded message is known since all of a feed were marked. It is not where one was asked for meanwhile, nor where the
 * screen has changed flags that the server leaves as they are. @source docs/protocol.md#message-states
 */
function isToldOfAll(client: InboxClient, change: FeedChange): boolean {
  const { target, sentAt = 0 } = change;
  const isOpen = ({ message, askedAt }: MessageFact) =>
    !contains(askedAt, change) &&
    (askedAt > sentAt ||
      (belongsTo(target, message) &&
        (change.kind === 'seen' ? message.read : changed(message, change) !== message)));
  return (
    (isWhole(target.query) || target.feedId !== undefined) &&
    client.queryClient.isFetching({ queryKey: queryKeys(client.scope).feeds }) === 0 &&
    ![...messageFactsOf(client).get().values()].some(isOpen)
  );
}

/** Asks for the feeds into which a change may have let messages. */
function askForEntered(client: InboxClient, change: Change): void {
  const { feeds } = queryKeys(client.scope);
  for (const { queryKey } of client.queryClient.getQueryCache().findAll({ queryKey: feeds })) {
    // `messagesFeedOptions` has written it.
    const query = queryKey.at(-1) as MessagesQuery;
    if (mayLetIn(change, { query, isMember: tabMembership(client, query) })) {
      askForFeeds(client, change, queryKey);
    }
  }
}

function askForSwitches(client: InboxClient, change: NewChange<SwitchesChange>): void {
  const level = change.target.workflowId === undefined ? 'global' : 'template';
  askAgain(client, preferencesKey(client.scope, level), change);
}
