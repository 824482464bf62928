'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Candidate, late } from '../../base/index.ts';
import { ownShareOf, silenceOf, useInboxClient, useInboxEvent, useLiveCount } from '../../data/index.ts';
import { isShown } from '../dom/isShown.ts';
import { drawAll } from '../features/ofFeatures.tsx';
import { type Announcements, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { Arrival } from './arrivals.ts';
import { createBeside } from './beside.ts';
import { useRoot } from './RootContext.ts';
import { unreadWords } from './unreadWords.ts';

export { FeatureHost } from './FeatureHost.tsx';

/** A page of a browser that can hand words to a screen reader by itself. @source https://w3c.github.io/aria/#ARIANotifyMixin */
interface NotifyingPage {
  ariaNotify?(announcement: string): void;
  /** Only in Chromium. */
  readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  readonly documentElement: { readonly lang: string };
}

/** The language of a tag, without its region and script. */
const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/**
 * Where an inbox announces: by the browser itself if that can and may, instead of its live region. Not in a frame that may not, where the words
 * would be lost, nor on a page of another language, in whose voice they would be read.
 */
export function speakerOf(to: Announcements, tag: string, page: NotifyingPage = document): Announcements {
  return to === 'on' &&
    page.ariaNotify &&
    page.featurePolicy?.allowsFeature('aria-notify') !== false &&
    languageOf(page.documentElement.lang) === languageOf(tag)
    ? (words) => page.ariaNotify?.(words)
    : to;
}

/** Not needed before a message comes. */
const loadArrivals = late(() => import('./arrivals.ts'));

/** How many of the messages that have come are remembered. */
const remembered = 100;

/**
 * Announces a message that has come by its title, and several by the count of unread messages that has grown; but never the count of
 * page load, nor the growth that the reader's own action caused, which is announced by itself. Renders what a feature shows beside the
 * inbox.
 */
export function UnreadAnnouncement() {
  const { announce, bellRef, titleId } = useRoot('UnreadAnnouncement');
  const { translator, announcements, features } = useInboxSettings('UnreadAnnouncement');
  const isOff = announcements === 'off';
  const client = useInboxClient('UnreadAnnouncement');
  const announcer = useRef<Candidate>(undefined);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is off wants nothing any more
  useEffect(
    () => () => {
      announcer.current?.leave();
      announcer.current = undefined;
    },
    [client, isOff],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the reader's own share alone must not take words back
  useEffect(() => {
    const [before, ownBefore] = last.current;
    if (before === undefined || count === undefined) {
      return;
    }
    const grown = count - before - Math.max(0, own - ownBefore);
    if (grown <= 0 || isOff) {
      return;
    }
    const words = unreadWords(translator, count);
    const came = arrivals.current;
    const nowMs = Date.now();
    let takeBack: (() => void) | undefined;
    let isOver = false;
    loadArrivals()
      .then(({ announcerOf, wordsOf }) => {
        if (!isOver) {
          announcer.current ??= announcerOf(client, () =>
            isShown(bellRef.current ?? document.getElementById(titleId)),
          );
        }
        return announcer.current?.owns()
          ? wordsOf(translator, words, came, grown, nowMs, silence.covers)
          : undefined;
      })
      .catch(() => (silence.covers() ? undefined : words))
      .then((asked) => {
        takeBack = isOver || asked === undefined ? undefined : announce(asked);
      });
    return () => {
      isOver = true;
      takeBack?.();
    };
  }, [count, announce, client, translator, isOff, silence]);

  useEffect(() => {
    // After every render, since a confirmed action leaves the count as it was.
    last.current = [count, own];
  });
  return (
    <>
      {Beside && <Beside />}
      {drawAll(features, ({ besideInbox }) => besideInbox?.({ bellRef, announce }))}
    </>
  );
}
