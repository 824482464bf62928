import { partialMatchKey } from '@tanstack/react-query';
import { cachedMessages } from '../cache/cachedMessages.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { type Change, effectOf, isAsked } from './change.ts';
import { measureCounts } from './foldMessages.ts';
import { pendingChangesOf } from './pendingChanges.ts';

/** Shows a change before the server has confirmed it, and returns a function that takes back only this change. */
export function applyChange(client: InboxClient, change: Change): () => void {
  client.service(createFeedFollower).start();
  setChanges(client, [...pendingChangesOf(client).get().changes, change]);
  return () => takeBack(client, change.id);
}

/** Takes back a change that is shown. */
export function takeBack(client: InboxClient, id: number): void {
  const { changes } = pendingChangesOf(client).get();
  if (changes.some((one) => one.id === id)) {
    setChanges(
      client,
      changes.filter((one) => one.id !== id),
    );
  }
}

/** Replaces a change that is shown by its newer state, in the same place. */
export function replaceChange(client: InboxClient, change: Change): void {
  const { changes } = pendingChangesOf(client).get();
  setChanges(
    client,
    changes.map((one) => (one.id === change.id ? change : one)),
  );
}

function setChanges(client: InboxClient, changes: readonly Change[]): void {
  const messages = [...cachedMessages(client).values()];
  const all = measureCounts(messages, changes);
  const sent = changes.filter(({ state }) => state === 'sending' || state === 'confirmed');
  const before = pendingChangesOf(client).get();
  const messageChanges = changes.filter((change) => effectOf(change) !== undefined);
  const waiting = changes.filter((change) => change.state === 'waiting' && isAsked(change));
  pendingChangesOf(client).set({
    changes,
    messageChanges: sameList(before.messageChanges, messageChanges),
    waiting: sameList(before.waiting, waiting),
    ...all,
    sent: sent.length === changes.length ? all : measureCounts(messages, sent),
  });
}

/** The effect of a change on the counts depends on the server's messages, so it is measured again when they change. */
function createFeedFollower(client: InboxClient) {
  let isFollowing = false;
  return {
    /** Follows the feeds until no change is left. */
    start(): void {
      if (isFollowing) {
        return;
      }
      isFollowing = true;
      const stop = client.queryClient.getQueryCache().subscribe((event) => {
        const { changes } = pendingChangesOf(client).get();
        if (changes.length === 0) {
          isFollowing = false;
          stop();
        } else if (
          event.type === 'updated' &&
          event.action.type === 'success' &&
          partialMatchKey(event.query.queryKey, queryKeys(client.scope).feeds)
        ) {
          setChanges(client, changes);
        }
      });
    },
  };
}

/** The older list if both have the same items. */
function sameList(older: readonly Change[], newer: readonly Change[]): readonly Change[] {
  const isSame = older.length === newer.length && older.every((item, place) => item === newer[place]);
  return isSame ? older : newer;
}
