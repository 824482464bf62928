'use client';

import { useEffect, useRef } from 'react';
import { ownShareOf, useInboxClient, useLiveCount } from '../../data/index.ts';
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
  const result = useLiveCount('unread');
  // The count of an earlier visit is not where this one began.
  const count = result.isStale ? undefined : result.data;
  // Read in the same render as the count: by the time of an effect the server may have confirmed a change, and taken its share away.
  const own = ownShareOf(client, 'unread');
  const last = useRef<readonly [count: number | undefined, own: number]>([undefined, 0]);

  useEffect(
    () => () => {
      if (announcer.root === root) {
        announcer.root = undefined;
      }
    },
    [announcer, root],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the reader's own share alone must not take words back
  useEffect(() => {
    const [before, ownBefore] = last.current;
    if (before === undefined || count === undefined || count - before <= Math.max(0, own - ownBefore)) {
      return;
    }
    announcer.root ??= root;
    return announcer.root === root ? announce(unreadWords(translator, count)) : undefined;
  }, [count, announce, announcer, root, translator]);

  useEffect(() => {
    // After every render, since a confirmed action leaves the count as it was.
    last.current = [count, own];
  });
  return null;
}
