import type { Capabilities } from '../backends/Capabilities.ts';
import type { FeedTarget, MessageChangeKind } from '../model/change.ts';
import type { MessageEffect } from '../model/messageFlags.ts';
import { isByFeed, isWhole } from '../model/messagesQuery.ts';

const needed: Readonly<Record<MessageChangeKind, keyof Capabilities>> = {
  removed: 'remove',
  read: 'read',
  unread: 'unread',
  seen: 'seen',
  unseen: 'seen',
  archived: 'archive',
  unarchived: 'archive',
  snoozed: 'snooze',
  unsnoozed: 'snooze',
};

/** What a change of messages needs. */
export function capabilityOf(kind: MessageChangeKind): keyof Capabilities {
  return needed[kind];
}

/** Whether one call changes all messages of a query; else they are listed, and changed by their ids. */
export function takesAll(
  { read, remove }: Capabilities,
  { query, feedId }: Pick<FeedTarget, 'query' | 'feedId'>,
  effect: MessageEffect,
): boolean {
  const isRemoval = effect === 'removed';
  const reach = isRemoval ? remove : read;
  const isOfFeeds = isRemoval ? isWhole(query) || feedId !== undefined : isByFeed(query) && effect.seen;
  return reach === 'queries' || (reach === 'feeds' && isOfFeeds === true);
}
