'use client';

import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { countUnknown, type FeedEntry } from './feedEntries.ts';
import { createScrollAnchor, type FeedRange, type FeedSpan } from './scrollAnchor.ts';

/** Messages of a feed that is shown in full. Of a longer one only those near the reader are in the document. */
const maxPlain = 50;

/** How many of a long feed's entries are drawn before it is known how many are in sight. */
const firstEntries = 15;

const nothing: FeedRange = { first: 0, last: -1 };

/** What a reader sees of a feed. */
export interface VirtualFeed {
  /** The places of the entries that are in the document, in order. */
  readonly mounted: readonly number[];
  /** How many messages came at the top while the reader was further down. */
  readonly newCount: number;
  /** How tall the entries from one place to before another are, in pixels. */
  gapPx(from: number, to: number): number;
  /** Keeps the reader's place. To be called after each commit, before the focus moves. */
  settle(): void;
  /** Puts into the document what has come into sight. To be called after each commit, when the focus has moved. */
  look(): void;
  goToTop(): void;
}

/**
 * Keeps the document of a long feed small and the reader's place where it is. `keep` are keys that stay in the document
 * wherever the reader is.
 */
export function useVirtualFeed(
  feedRef: RefObject<HTMLElement | null>,
  entries: readonly FeedEntry[],
  messageIds: readonly string[],
  keep: readonly string[],
): VirtualFeed {
  const isLong = messageIds.length > maxPlain;
  const [places] = useState(createScrollAnchor);
  const [span, setSpan] = useState<FeedSpan>({
    keys: [],
    before: 0,
    after: isLong ? firstEntries : Number.POSITIVE_INFINITY,
  });
  const knownIds = useRef(messageIds);
  const [newCount, setNewCount] = useState(0);
  const indexes = useMemo(() => new Map(entries.map(({ key }, index) => [key, index])), [entries]);
  const range = isLong ? rangeOf(span, indexes, entries.length) : { first: 0, last: entries.length - 1 };

  function ifVisible(act: (feed: HTMLElement, list: Element) => void): void {
    const feed = feedRef.current;
    const list = feed && listOf(feed);
    // Behind the preferences nothing has a place, and nothing is at the top.
    if (feed !== null && list !== null && list.clientHeight > 0) {
      act(feed, list);
    }
  }

  const view: VirtualFeed = {
    mounted: withKept(range, entries, keep, indexes),
    newCount,
    gapPx: (from, to) => entries.slice(from, to).reduce((sum, entry) => sum + places.heightPx(entry), 0),
    settle: () => ifVisible(places.settle),
    look: () =>
      ifVisible((feed, list) => {
        if (isLong) {
          const there = span.keys.length > 0 ? range : nothing;
          setSpan(places.look(feed, list, entries, there) ?? span);
        }
        if (list.scrollTop <= 1) {
          knownIds.current = messageIds;
        }
        setNewCount(countUnknown(messageIds, knownIds.current));
      }),
    goToTop() {
      ifVisible((_feed, list) => {
        list.scrollTop = 0;
      });
    },
  };

  const latest = useRef(view);
  useBeforePaint(() => {
    latest.current = view;
  });
  useBeforePaint(() => {
    const feed = feedRef.current;
    // Where a host tests without a browser, nothing is laid out.
    if (feed === null || typeof ResizeObserver === 'undefined') {
      return;
    }
    const list = listOf(feed);
    list.scrollTop = 0;
    // In this frame, or the reader would see an empty place before what belongs there.
    const look = () => flushSync(() => latest.current.look());
    const observer = new ResizeObserver(() => {
      latest.current.settle();
      look();
    });
    observer.observe(feed);
    observer.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [feedRef]);
  return view;
}

/** The element that scrolls what is in it. */
export function listOf(element: Element): Element {
  return element.closest('[data-carillon="message-list"]') ?? element;
}

function rangeOf(span: FeedSpan, indexes: ReadonlyMap<string, number>, count: number): FeedRange {
  const anchor = span.keys.find((key) => indexes.has(key)) ?? '';
  const place = indexes.get(anchor) ?? 0;
  return { first: Math.max(0, place - span.before), last: Math.min(count - 1, place + span.after) };
}

function withKept(
  { first, last }: FeedRange,
  entries: readonly FeedEntry[],
  keep: readonly string[],
  indexes: ReadonlyMap<string, number>,
): readonly number[] {
  // The heading of the day in sight sticks to the top, however far up it stands.
  const heading = entries.slice(0, first).findLastIndex(({ kind }) => kind === 'day');
  const kept = [heading, ...keep.map((key) => indexes.get(key) ?? -1)];
  const outside = kept.filter((place) => place >= 0 && (place < first || place > last));
  const inside = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return [...new Set([...outside, ...inside])].sort((one, other) => one - other);
}
