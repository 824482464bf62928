import { useCallback, useEffect, useMemo, useState } from 'react';
import { longestTimerMs } from '../../base/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxMessage } from '../model/message.ts';
import { endsAt, isOpen } from '../model/open.ts';
import { usePendingChanges } from '../outbox/usePendingChanges.ts';
import type { FeedRows } from './feedRows.ts';

/**
 * Tells which of these rows wait for the reader's answer: not once one is on its way, and again if that fails or is undone. The same
 * function until one of them may have changed.
 */
export function useIsOpen({ rows, shown }: FeedRows): (row: InboxMessage) => boolean {
  const changes = usePendingChanges(useInboxClient('useIsOpen'));
  // A server and the first render of its page do not know the reader's time.
  const [nowMs, setNowMs] = useState(0);
  const answered = useMemo(
    () =>
      new Set(
        changes.flatMap(({ type, target, confirmedAt }) =>
          type === 'answer' && confirmedAt === undefined ? target.ids : [],
        ),
      ),
    [changes],
  );

  useEffect(() => {
    if (nowMs === 0) {
      setNowMs(Date.now());
      return;
    }
    const nextMs = rows.reduce((next, row) => {
      const endMs = endsAt(row);
      return endMs > nowMs && endMs < next ? endMs : next;
    }, Number.POSITIVE_INFINITY);
    const timer =
      nextMs < Number.POSITIVE_INFINITY
        ? setTimeout(() => setNowMs(Date.now()), Math.min(nextMs - Date.now(), longestTimerMs))
        : undefined;
    return () => clearTimeout(timer);
  }, [rows, nowMs]);

  return useCallback((row) => !answered.has(row.id) && isOpen(shown(row), nowMs), [answered, shown, nowMs]);
}
