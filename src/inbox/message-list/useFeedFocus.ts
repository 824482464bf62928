'use client';

import { type RefObject, useCallback, useReducer, useRef } from 'react';
import type { RovingRows } from '../root/rovingRow.ts';
import { messageKey } from './feedEntries.ts';
import { entryElements } from './scrollAnchor.ts';

/** Where the focus of a feed is: in a row, on the button at its end, or elsewhere. */
export type FeedFocusPlace = { readonly row: string } | { readonly end: 'resting' | 'pressed' } | null;

/** The focus of a feed, which survives rows that are removed or not in the document. */
export interface FeedFocus {
  /** Puts the focus on a row, in the document or not. */
  focusRow(messageId: string | undefined): void;
  /** The focus has moved to a part of the feed, or out of it. A row that is removed with the focus in it causes no such call. */
  moved(place: FeedFocusPlace): void;
  /** Where it is now. */
  place(): FeedFocusPlace;
  /** Puts the focus where it belongs after a change. To be called after each commit. */
  settle(): void;
}

/** Keeps the focus of a feed of these messages. */
export function useFeedFocus(
  feedRef: RefObject<HTMLElement | null>,
  rows: RovingRows,
  messageIds: readonly string[],
  hasMore: boolean,
  frontOf: ((messageId: string) => string | undefined) | undefined,
): FeedFocus {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const place = useRef<FeedFocusPlace>(null);
  const wanted = useRef<string>(undefined);
  const idsBefore = useRef(messageIds);

  function want(messageId: string | undefined): void {
    wanted.current = messageId;
    if (messageId !== undefined) {
      // The row that the Tab key stops at is always in the document.
      rows.setCurrent(messageId);
      renderAgain();
    }
  }

  const moved = useCallback(
    (next: FeedFocusPlace) => {
      place.current = next;
      if (next !== null && 'row' in next) {
        rows.setCurrent(next.row);
      }
    },
    [rows],
  );

  return {
    focusRow: want,
    moved,
    place: () => place.current,
    settle() {
      const before = idsBefore.current;
      const at = place.current;
      idsBefore.current = messageIds;
      if (at !== null && 'row' in at && !messageIds.includes(at.row)) {
        place.current = null;
        // To the row of the group that it is in now, else to the next one that is left, or the last one.
        const after = before.slice(before.indexOf(at.row));
        want(frontOf?.(at.row) ?? after.find((id) => messageIds.includes(id)) ?? messageIds.at(-1));
      } else if (
        at !== null &&
        'end' in at &&
        (!hasMore || (at.end === 'pressed' && messageIds.length > before.length))
      ) {
        place.current = null;
        want(messageIds[before.length] ?? messageIds.at(-1));
      }
      if (wanted.current === undefined) {
        return;
      }
      const key = messageKey(wanted.current);
      const slot =
        feedRef.current && entryElements(feedRef.current).find(({ dataset }) => dataset.entry === key);
      if (slot) {
        wanted.current = undefined;
        slot.querySelector<HTMLElement>('[data-carillon="message-item"]')?.focus();
      }
    },
  };
}
