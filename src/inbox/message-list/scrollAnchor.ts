import { type FeedEntry, messageKey } from './feedEntries.ts';

/** Places of a feed's entries, from the first to the last. */
export interface FeedRange {
  readonly first: number;
  readonly last: number;
}

/** The part of a long feed that is in the document: so many entries around the first of these keys that still stands. */
export interface FeedSpan {
  readonly keys: readonly string[];
  readonly before: number;
  readonly after: number;
}

/** How much is in the document above and below what is in sight, and the least of it before there has to be more. */
const marginPx = 600;
const leastMarginPx = 200;

/** What a heading that sticks to the top covers, and a little more, in pixels. */
const coveredPx = 36;

/** How tall a heading is that nobody has measured yet, in pixels. */
const headingPx = 32;

/** Where the entries of one feed stand. Keeps the reader's place when rows come, go and grow. */
export interface ScrollAnchor {
  /** How tall an entry is, or may be; 0 before anything was measured. */
  heightPx(entry: FeedEntry): number;
  /** To be called when something may have moved: measures what is in the document, and scrolls so that it did not. */
  settle(feed: HTMLElement, list: Element): void;
  /** What to put into the document, or undefined if what is there will do. */
  look(
    feed: HTMLElement,
    list: Element,
    entries: readonly FeedEntry[],
    there: FeedRange,
  ): FeedSpan | undefined;
}

/** Makes the places of one feed. */
export function createScrollAnchor(): ScrollAnchor {
  const heights = new Map<string, number>();
  let tops: ReadonlyMap<string, number> = new Map();
  let rowPx = 0;
  let scrolledPx = 0;

  const heightPx = ({ key, kind }: FeedEntry) =>
    heights.get(key) ?? (kind === 'message' ? rowPx : Math.min(rowPx, headingPx));

  function range(entries: readonly FeedEntry[], fromPx: number, toPx: number): FeedRange {
    let topPx = 0;
    let first = -1;
    let last = -1;
    for (const [index, entry] of entries.entries()) {
      if (topPx >= toPx) {
        break;
      }
      topPx += heightPx(entry);
      if (topPx > fromPx) {
        first = first === -1 ? index : first;
        last = index;
      }
    }
    return { first, last };
  }

  return {
    heightPx,
    settle(feed, list) {
      const feedTopPx = feed.getBoundingClientRect().top;
      const places = entryElements(feed).map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { key: element.dataset.entry ?? '', topPx: top - feedTopPx, heightPx: height };
      });
      // A heading that sticks to the top is not where it stands.
      const rows = places.filter(({ key }) => key.startsWith(messageKey('')));
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
      // A column that became shorter has already moved whoever was at its end.
      const fromPx = isAtEnd ? Math.max(list.scrollTop, scrolledPx) : list.scrollTop;
      const anchor = rows.find(({ key }) => {
        const topPx = feed.offsetTop + (tops.get(key) ?? Number.NaN);
        const bottomPx = topPx + (heights.get(key) ?? 0);
        return bottomPx > fromPx + coveredPx && topPx < fromPx + list.clientHeight;
      });
      // At the top what is new may push the rest down, but not from under the reader's hands.
      if (anchor !== undefined && (fromPx > 0 || list.matches(':hover, :focus-within'))) {
        list.scrollTop = fromPx + anchor.topPx - (tops.get(anchor.key) ?? 0);
      }
      scrolledPx = list.scrollTop;
      tops = new Map(rows.map(({ key, topPx }) => [key, topPx]));
      for (const place of places) {
        heights.set(place.key, place.heightPx);
      }
      // Once: with another guess at each turn, what nobody has measured yet would never stand still.
      rowPx ||= rows.reduce((sum, row) => sum + row.heightPx, 0) / rows.length || 0;
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
  };
}

function isMessage({ kind }: FeedEntry): boolean {
  return kind === 'message';
}

/** The elements of a feed's entries that are in the document, in order. */
export function entryElements(feed: HTMLElement): readonly HTMLElement[] {
  return [...feed.querySelectorAll<HTMLElement>(':scope > [data-entry]')];
}
