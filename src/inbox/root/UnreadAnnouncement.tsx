'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { late } from '../../base/index.ts';
import { ownShareOf, silenceOf, useInboxClient, useInboxEvent, useLiveCount } from '../../data/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { Arrival } from './arrivals.ts';
import { createBeside } from './beside.ts';
import { useRoot } from './RootContext.ts';
import { unreadWords } from './unreadWords.ts';
import { useQuietParts } from './useQuietParts.ts';

export { speakerOf } from './speakerOf.ts';

/** Not needed before a message comes. */
const loadArrivals = late(() => import('./arrivals.ts'));

/** How many of the messages that have come are remembered. */
const remembered = 100;

/** Which inbox of a subscriber announces the count, by its root's `service`: a page with two inboxes announces it once. */
interface Announcer {
  root: unknown;
}

function createAnnouncer(): Announcer {
  return { root: undefined };
}

/**
 * Announces a message that has come by its title, and several by the count of unread messages that has grown; but never the count of
 * page load, nor the growth that the reader's own action caused, which is announced by itself. Renders what a feature shows beside the
 * inbox.
 */
export function UnreadAnnouncement() {
  const { announce, bellRef, service: root } = useRoot('UnreadAnnouncement');
  const { translator, announcements, quiet } = useInboxSettings('UnreadAnnouncement');
  const isOff = announcements === 'off';
  const client = useInboxClient('UnreadAnnouncement');
  const parts = useQuietParts(client, quiet);
  const announcer = client.service(createAnnouncer);
  const { subscribe, get } = client.service(createBeside);
  const Beside = useSyncExternalStore(subscribe, get, get);
  const result = useLiveCount('unread');
  // The count of an earlier visit is not where this one began.
  const count = result.isStale ? undefined : result.data;
  // Read in the same render as the count: by the time of an effect the server may have confirmed a change, and taken its share away.
  const own = ownShareOf(client, 'unread');
  const silence = silenceOf(client);
  const arrivals = useRef<readonly Arrival[]>([]);
  useInboxEvent('message', (message) => {
    const arrival = { message, atMs: Date.now(), isSilent: silence.covers(message) };
    arrivals.current = [...arrivals.current, arrival].slice(-remembered);
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
    if (announcer.root !== root || isOff) {
      return;
    }
    const words = unreadWords(translator, count);
    const came = arrivals.current;
    const nowMs = Date.now();
    if (came.length === 0) {
      return silence.covers() ? undefined : announce(words);
    }
    let takeBack: (() => void) | undefined;
    let isOver = false;
    loadArrivals()
      .then(({ takeArrivals, arrivalWords }) => {
        const taken = takeArrivals(came, grown, nowMs, silence.covers);
        return typeof taken === 'object'
          ? arrivalWords(translator, taken).then((one) => one || words)
          : taken && words;
      })
      .catch(() => words)
      .then((asked) => {
        takeBack = isOver || asked === undefined ? undefined : announce(asked);
      });
    return () => {
      isOver = true;
      takeBack?.();
    };
  }, [count, announce, announcer, root, translator, isOff, silence]);

  useEffect(() => {
    // After every render, since a confirmed action leaves the count as it was.
    last.current = [count, own];
  });
  return (
    <>
      {Beside && <Beside />}
      {parts && <parts.Quiet bellRef={bellRef} announce={announce} />}
    </>
  );
}
