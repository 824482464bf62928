'use client';

import { useEffect, useRef } from 'react';
import { type InboxClient, useInboxClient, useLiveCount } from '../../data/index.ts';
import { pendingChangesOf } from '../../data/internal.ts';
import { unreadWords } from '../bell/unreadWords.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useRoot } from './RootContext.ts';

/** Which of the inboxes of a subscriber speaks: a page with two says a thing once. */
const speakers = new WeakMap<InboxClient, object>();

/**
 * Says a grown count of unread messages, but never the one that was there when the page opened, nor what the reader's own act
 * has done to it, which is said by itself. Renders nothing.
 */
export function UnreadAnnouncement() {
  const { announce, bellRef } = useRoot('UnreadAnnouncement');
  const { translator } = useInboxSettings('UnreadAnnouncement');
  const client = useInboxClient('UnreadAnnouncement');
  const count = useLiveCount('unread').data;
  const last = useRef<readonly [count: number | undefined, own: number]>([undefined, 0]);

  useEffect(
    () => () => {
      if (speakers.get(client) === bellRef) {
        speakers.delete(client);
      }
    },
    [client, bellRef],
  );

  useEffect(() => {
    const [before, ownBefore] = last.current;
    const own = pendingChangesOf(client).get().unreadDelta;
    if (before === undefined || count === undefined || count - before <= Math.max(0, own - ownBefore)) {
      return;
    }
    const speaker = speakers.get(client) ?? bellRef;
    speakers.set(client, speaker);
    return speaker === bellRef ? announce(unreadWords(translator, count)) : undefined;
  }, [client, count, announce, bellRef, translator]);

  useEffect(() => {
    // Each time, since an act that is confirmed leaves the count as it was.
    last.current = [count, pendingChangesOf(client).get().unreadDelta];
  });
  return null;
}
