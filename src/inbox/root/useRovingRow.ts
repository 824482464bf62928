'use client';

import { useSyncExternalStore } from 'react';
import { useRoot } from './RootContext.ts';
import { createRovingRows, type RovingRow } from './rovingRow.ts';

/** Where the row of a message is in its feed, and whether the Tab key stops at it. */
export function useRovingRow(part: string, messageId: string): RovingRow {
  const rows = useRoot(part).service(createRovingRows);
  const read = () => rows.row(messageId);
  return useSyncExternalStore(rows.subscribe, read, read);
}
