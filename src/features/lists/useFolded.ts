'use client';

import { startTransition, useEffect, useReducer, useRef } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import type { Folded } from './createSearch.ts';

type FoldedRow = Folded<InboxMessage>;

/** How long one piece of the work may take, in milliseconds: no frame waits for it. */
const sliceMs = 6;

/** Of how many rows the texts may be folded while they are searched. */
const maxAtOnce = 300;

/**
 * Whether rows can be searched: the texts of all but a few are folded. While a search is `wanted`, they are folded in pieces. Once it is
 * there it stays, however many rows come or change.
 */
export function useFolded(rows: readonly InboxMessage[], folded: FoldedRow, wanted: boolean): boolean {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isThere = useRef(false);
  const isFolded = !wanted || isThere.current || rows.filter((row) => !folded.has(row)).length <= maxAtOnce;
  isThere.current = wanted && isFolded;
  useEffect(
    () => (isFolded ? undefined : foldInPieces(rows, folded, () => startTransition(renderAgain))),
    [rows, folded, isFolded],
  );
  return isFolded;
}

/** Folds the texts of rows in pieces. Returns a function that ends it. */
export function foldInPieces(rows: readonly InboxMessage[], folded: FoldedRow, onDone?: () => void) {
  let next = 0;
  function foldSome(): void {
    const endMs = performance.now() + sliceMs;
    for (let row = rows[next]; row !== undefined && performance.now() < endMs; row = rows[next]) {
      folded(row);
      next += 1;
    }
    if (next < rows.length) {
      timer = setTimeout(foldSome);
    } else {
      onDone?.();
    }
  }
  let timer = setTimeout(foldSome);
  return () => clearTimeout(timer);
}
