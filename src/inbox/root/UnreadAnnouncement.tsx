'use client';

import { useEffect, useRef } from 'react';
import { late } from '../../base/index.ts';
import {
  type InboxMessage,
  ownShareOf,
  useInboxClient,
  useInboxEvent,
  useLiveCount,
} from '../../data/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useRoot } from './RootContext.ts';
import { unreadWords } from './unreadWords.ts';

export { speakerOf } from './speakerOf.ts';

/** Not needed before a message comes. */
const loadArrivalWords = late(() => import('./arrivalWords.ts'));

/** How long messages belong together after they have come, in milliseconds: a burst is announced by the count, as one. */
const togetherMs = 2_000;

/** Which inbox of a subscriber announces the count, by its root's `service`: a page with two inboxes announces it once. */
interface Announcer {
  root: unknown;
}

function createAnnouncer(): Announcer {
  return { root: undefined };
}

/**
 * Announces a message that has come by its title, and several by the count of unread messages that has grown; but never the count of
 * page load, nor the growth that the reader's own action caused, which is announced by itself. Renders nothing.
 */
export function UnreadAnnouncement() {
  const { announce, service: root } = useRoot('UnreadAnnouncement');
  const { translator, announcements } = useInboxSettings('UnreadAnnouncement');
  const isOff = announcements === 'off';
  const client = useInboxClient('UnreadAnnouncement');
  const announcer = client.service(createAnnouncer);
  const result = useLiveCount('unread');
  // The count of an earlier visit is not where this one began.
  const count = result.isStale ? undefined : result.data;
  // Read in the same render as the count: by the time of an effect the server may have confirmed a change, and taken its share away.
  const own = ownShareOf(client, 'unread');
  const arrived = useRef<readonly Arrival[]>([]);
  useInboxEvent('message', (message) => {
    arrived.current = [...lately(arrived.current), { message, atMs: Date.now() }];
  });
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
    if (before === undefined || count === undefined) {
      return;
    }
    const grown = count - before - Math.max(0, own - ownBefore);
    if (grown <= 0) {
      return;
    }
    announcer.root ??= root;
    if (announcer.root !== root) {
      return;
    }
    const words = unreadWords(translator, count);
    const arrivals = lately(arrived.current);
    const title = !isOff && grown === 1 && arrivals.length === 1 ? titleOf(arrivals[0]) : '';
    if (title === '') {
      return announce(words);
    }
    let takeBack: (() => void) | undefined;
    let isOver = false;
    const say = (asked: string) => {
      takeBack = isOver ? undefined : announce(asked);
    };
    loadArrivalWords()
      .then(({ arrivalWords }) => arrivalWords(translator, title))
      .then(say, () => say(words));
    return () => {
      isOver = true;
      takeBack?.();
    };
  }, [count, announce, announcer, root, translator, isOff]);

  useEffect(() => {
    // After every render, since a confirmed action leaves the count as it was.
    last.current = [count, own];
  });
  return null;
}

/** A message that has come, and when, in milliseconds since 1970. */
interface Arrival {
  readonly message: InboxMessage;
  readonly atMs: number;
}

function lately(arrivals: readonly Arrival[]): readonly Arrival[] {
  const sinceMs = Date.now() - togetherMs;
  return arrivals.filter(({ atMs }) => atMs > sinceMs);
}

/** What a message says, in a line; an empty text where its sender wrote no title, or only spaces. */
function titleOf(arrival: Arrival | undefined): string {
  return arrival?.message.title?.trim() ?? '';
}
