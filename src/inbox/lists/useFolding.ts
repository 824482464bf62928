'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { createShownFilters } from './shownFilters.ts';

/** How long one piece of the work may take, in milliseconds: no frame waits for it. */
const sliceMs = 6;

/** Folds the texts of rows in pieces while there is a field to search them by, so that the first letter does not have to wait for all. */
export function useFolding(rows: readonly InboxMessage[], folded: (row: InboxMessage) => string): void {
  const { subscribe, get } = useRoot('Inbox.List').service(createShownFilters);
  const hasField = useSyncExternalStore(subscribe, () => get().fields > 0);
  useEffect(() => {
    let next = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function foldSome(): void {
      const endMs = performance.now() + sliceMs;
      for (let row = rows[next]; row !== undefined && performance.now() < endMs; row = rows[next]) {
        folded(row);
        next += 1;
      }
      timer = next < rows.length ? setTimeout(foldSome) : undefined;
    }
    timer = hasField ? setTimeout(foldSome) : undefined;
    return () => clearTimeout(timer);
  }, [rows, folded, hasField]);
}
