'use client';

import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { countUnknown, type FeedEntry } from './feedEntries.ts';
import { createScrollAnchor, type FeedRange, type FeedSpan } from './scrollAnchor.ts';

/** The most messages of a feed that is rendered in full. Of a longer one only those near the visible part are in the document. */
const maxPlain = 50;

/** How many entries of a long feed are rendered before it is known how many are visible. */
const firstEntries = 15;

const nothing: FeedRange = { first: 0, last: -1 };

/** The part of a feed that is in the document. */
export interface VirtualFeed {
  /** The indexes of the entries that are in the document, in order. */
  readonly mounted: readonly number[];
  /** How many messages came at the top while the reader was further down. */
  readonly newCount: number;
  /** The height of the entries from one index to before another, in pixels. */
  gapPx(from: number, to: number): number;
  /** Keeps the scroll position. To be called after each commit, before the focus moves. */
  settle(): void;
  /** Renders the entries that have become visible. To be called after each commit, when the focus has moved. */
  look(): void;
  goToTop(): void;
  /** The index of the lowest entry that has to stay where it is; -1 where none has to. */
  lowest(): number;
}

/**
 * Keeps the document of a long feed small, and the scroll position where it is. `keep` are keys of entries that stay in the
 * document at any scroll position.
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
  const headings = useMemo(
    () => entries.flatMap(({ kind }, index) => (kind === 'day' ? index : [])),
    [entries],
  );
  // The heading of the visible day sticks to the top, however far up its own position is.
  const heading = (first: number) => headings.findLast((index) => index < first) ?? -1;
  const range = isLong ? rangeOf(span, indexes, entries.length) : { first: 0, last: entries.length - 1 };

  function ifVisible(act: (feed: HTMLElement, list: Element) => void): void {
    const feed = feedRef.current;
    const list = feed && listOf(feed);
    // Behind the preferences nothing has a layout.
    if (feed !== null && list !== null && list.clientHeight > 0) {
      act(feed, list);
    }
  }

  const view: VirtualFeed = {
    mounted: withKept(range, [heading(range.first), ...keep.map((key) => indexes.get(key) ?? -1)]),
    newCount,
    gapPx: (from, to) => (from === to ? 0 : places.abovePx(entries, to) - places.abovePx(entries, from)),
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
    lowest() {
      // Out of sight it is not known what the reader comes back to.
      let lowest = entries.length - 1;
      ifVisible((feed, list) => {
        lowest = places.lowest(feed, list, entries);
      });
      return lowest;
    },
  };

  const latest = useRef(view);
  useBeforePaint(() => {
    latest.current = view;
  });
  useBeforePaint(() => {
    const feed = feedRef.current;
    // In a host's tests without a browser nothing has a layout.
    if (feed === null || typeof ResizeObserver === 'undefined') {
      return;
    }
    const list = listOf(feed);
    list.scrollTop = 0;
    // In the same animation frame, so that the reader never sees the empty space.
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

/** The scrolling list around an element. */
export function listOf(element: Element): Element {
  return element.closest('[data-carillon="message-list"]') ?? element;
}

function rangeOf(span: FeedSpan, indexes: ReadonlyMap<string, number>, count: number): FeedRange {
  const anchor = span.keys.find((key) => indexes.has(key)) ?? '';
  const place = indexes.get(anchor) ?? 0;
  return { first: Math.max(0, place - span.before), last: Math.min(count - 1, place + span.after) };
}

function withKept({ first, last }: FeedRange, kept: readonly number[]): readonly number[] {
  const outside = kept.filter((place) => place >= 0 && (place < first || place > last));
  const inside = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return [...new Set([...outside, ...inside])].sort((one, other) => one - other);
}
