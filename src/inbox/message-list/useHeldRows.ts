'use client';

import { useEffect, useRef } from 'react';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import type { Selection } from '../root/selection.ts';
import type { FeedEntry } from './feedEntries.ts';
import type { ListQuery } from './listState.ts';
import type { FeedFocus } from './useFeedFocus.ts';
import type { VirtualFeed } from './useVirtualFeed.ts';

/** What tells where the reader of a feed is. */
interface Reader {
  readonly entries: readonly FeedEntry[];
  readonly messageIds: readonly string[];
  readonly view: VirtualFeed;
  readonly focus: FeedFocus;
  readonly selection: Selection;
}

/** Keeps the rows that the reader sees, has selected, or has the focus in, however many new ones come above them. */
export function useHeldRows(hold: ListQuery['hold'], reader: Reader): void {
  const latest = useRef(reader);
  useBeforePaint(() => {
    latest.current = reader;
  });
  useEffect(() => hold(() => heldIds(latest.current)), [hold]);
}

function heldIds({ entries, messageIds, view, focus, selection }: Reader): readonly string[] {
  const place = focus.place();
  if (place !== null && 'end' in place) {
    return messageIds;
  }
  const lowest = entries.slice(0, view.lowest() + 1).findLast(({ kind }) => kind === 'message');
  const seen = lowest?.kind === 'message' ? messageIds.slice(0, lowest.index + 1) : [];
  return [...seen, ...(place === null ? [] : [place.row]), ...(selection.get() ?? [])];
}
