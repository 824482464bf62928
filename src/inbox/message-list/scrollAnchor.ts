import { type FeedEntry, messageKey } from './feedEntries.ts';
import { createFeedHeights, type FeedHeights } from './feedHeights.ts';

/** A range of a feed's entries, by their indexes. Both ends belong to it. */
export interface FeedRange {
  readonly first: number;
  readonly last: number;
}

/** The part of a long feed that is in the document: so many entries around the first of these keys that is still in the feed. */
export interface FeedSpan {
  readonly keys: readonly string[];
  readonly before: number;
  readonly after: number;
}

/** How far the document reaches above and below the visible part, and how little of that is left before rows are added. */
const marginPx = 600;
const leastMarginPx = 200;

/** The height of a heading that sticks to the top, and a little more, in pixels. */
const coveredPx = 28;

/** The assumed height of a heading that has not been measured yet, in pixels. */
const headingPx = 24;

interface Column {
  readonly entries: readonly FeedEntry[];
  readonly indexes: ReadonlyMap<string, number>;
  readonly heights: FeedHeights;
}

/** Measures the entries of one feed, and keeps the reader's scroll position when rows are added, removed or resized. */
export interface ScrollAnchor {
  /** The measured or estimated height of the entries before an index, in pixels; 0 before anything was measured. */
  abovePx(entries: readonly FeedEntry[], index: number): number;
  /** To be called after a change of layout: measures what is in the document, and scrolls so that nothing seems to have moved. */
  settle(feed: HTMLElement, list: Element): void;
  /** The entries that should be in the document, or undefined where those that are there will do. */
  look(
    feed: HTMLElement,
    list: Element,
    entries: readonly FeedEntry[],
    there: FeedRange,
  ): FeedSpan | undefined;
  /** The index of the lowest entry in sight; -1 at the top, where new rows may push the others down. */
  lowest(feed: HTMLElement, list: Element, entries: readonly FeedEntry[]): number;
}

/** Makes the anchor of one feed. */
export function createScrollAnchor(): ScrollAnchor {
  const heights = new Map<string, number>();
  let tops: ReadonlyMap<string, number> = new Map();
  let rowPx = 0;
  let scrolledPx = 0;
  let column: Column | undefined;

  const heightPx = ({ key, kind }: FeedEntry) =>
    heights.get(key) ?? (kind === 'message' ? rowPx : Math.min(rowPx, headingPx));

  /** The heights of a feed's entries, which are added up anew only when there are other entries or another estimate. */
  function columnOf(entries: readonly FeedEntry[]): Column {
    if (column?.entries !== entries) {
      const indexes = new Map(entries.map(({ key }, index) => [key, index]));
      column = { entries, indexes, heights: createFeedHeights(entries.map(heightPx)) };
    }
    return column;
  }

  function range(entries: readonly FeedEntry[], fromPx: number, toPx: number): FeedRange {
    const { heights } = columnOf(entries);
    const first = heights.endingBy(fromPx);
    return first >= entries.length || toPx <= 0
      ? { first: -1, last: -1 }
      : { first, last: Math.min(heights.endingBy(toPx), entries.length - 1) };
  }

  return {
    abovePx: (entries, index) => columnOf(entries).heights.above(index),
    settle(feed, list) {
      const feedTopPx = feed.getBoundingClientRect().top;
      const places = entryElements(feed).map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { key: element.dataset.entry ?? '', topPx: top - feedTopPx, heightPx: height };
      });
      // Only rows: a heading that sticks to the top is not at its own position.
      const rows = places.filter(({ key }) => key.startsWith(messageKey('')));
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
      // At the end of a feed that became shorter the browser has already scrolled.
      const fromPx = isAtEnd ? Math.max(list.scrollTop, scrolledPx) : list.scrollTop;
      const anchor = rows.find(({ key }) => {
        const topPx = feed.offsetTop + (tops.get(key) ?? Number.NaN);
        const bottomPx = topPx + (heights.get(key) ?? 0);
        return bottomPx > fromPx + coveredPx && topPx < fromPx + list.clientHeight;
      });
      if (anchor !== undefined && isHeld(list, fromPx)) {
        list.scrollTop = fromPx + anchor.topPx - (tops.get(anchor.key) ?? 0);
      }
      scrolledPx = list.scrollTop;
      tops = new Map(rows.map(({ key, topPx }) => [key, topPx]));
      for (const place of places) {
        heights.set(place.key, place.heightPx);
        column?.heights.set(column.indexes.get(place.key) ?? -1, place.heightPx);
      }
      if (rowPx === 0) {
        // Only once: with another estimate each time, entries that are not measured yet would never stop moving.
        rowPx = rows.reduce((sum, row) => sum + row.heightPx, 0) / rows.length || 0;
        column = undefined;
      }
    },
    look(feed, list, entries, there) {
      scrolledPx = list.scrollTop;
      const fromPx = scrolledPx - feed.offsetTop;
      const toPx = fromPx + list.clientHeight;
      const least = range(entries, fromPx - leastMarginPx, toPx + leastMarginPx);
      if (least.first === -1 || (least.first >= there.first && least.last <= there.last)) {
        return undefined;
      }
      const { first, last } = range(entries, fromPx - marginPx, toPx + marginPx);
      const inSight = entries.slice(least.first, least.last + 1);
      const at = least.first + inSight.findIndex(isMessage);
      return { keys: inSight.filter(isMessage).map(({ key }) => key), before: at - first, after: last - at };
    },
    lowest(feed, list, entries) {
      const fromPx = list.scrollTop - feed.offsetTop;
      return isHeld(list, list.scrollTop) ? range(entries, fromPx, fromPx + list.clientHeight).last : -1;
    },
  };
}

/** Whether rows stay where they are. At the top new ones may push them down, but not while the pointer or the focus is in the list. */
function isHeld(list: Element, fromPx: number): boolean {
  return fromPx > 0 || list.matches(':hover, :focus-within');
}

function isMessage({ kind }: FeedEntry): boolean {
  return kind === 'message';
}

/** The elements of a feed's entries that are in the document, in order. */
export function entryElements(feed: HTMLElement): readonly HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>(':scope > [data-entry]')];
}
