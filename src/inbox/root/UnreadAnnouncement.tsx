'use client';

import { useEffect, useRef } from 'react';
import { pendingChangesOf, useInboxClient, useLiveCount } from '../../data/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useRoot } from './RootContext.ts';
import { unreadWords } from './unreadWords.ts';

/** Which inbox of a subscriber announces the count, by its root's `service`: a page with two inboxes announces it once. */
interface Announcer {
  root: unknown;
}

function createAnnouncer(): Announcer {
  return { root: undefined };
}

/**
 * Announces a count of unread messages that has grown, but never the one of page load, nor the growth that the reader's own
 * action caused, which is announced by itself. Renders nothing.
 */
export function UnreadAnnouncement() {
  const { announce, service: root } = useRoot('UnreadAnnouncement');
  const { translator } = useInboxSettings('UnreadAnnouncement');
  const client = useInboxClient('UnreadAnnouncement');
  const announcer = client.service(createAnnouncer);
  const count = useLiveCount('unread').data;
  const last = useRef<readonly [count: number | undefined, own: number]>([undefined, 0]);

  useEffect(
    () => () => {
      if (announcer.root === root) {
        announcer.root = undefined;
      }
    },
    [announcer, root],
  );

  useEffect(() => {
    const [before, ownBefore] = last.current;
    const own = pendingChangesOf(client).get().unreadDelta;
    if (before === undefined || count === undefined || count - before <= Math.max(0, own - ownBefore)) {
      return;
    }
    announcer.root ??= root;
    return announcer.root === root ? announce(unreadWords(translator, count)) : undefined;
  }, [client, count, announce, announcer, root, translator]);

  useEffect(() => {
    // After every render, since a confirmed action leaves the count as it was.
    last.current = [count, pendingChangesOf(client).get().unreadDelta];
  });
  return null;
}
