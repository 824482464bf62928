'use client';

import { useEffect, useRef, useState } from 'react';
import { countLimit, noRows, useFeedRows, useIsOpen } from '../../data/index.ts';
import type { OpenCounterProps } from '../../inbox/features/Lists.ts';
import { mayLoadAhead } from '../../inbox/popover/mayLoadAhead.ts';
import { whenIdle } from '../../inbox/popover/whenIdle.ts';

/** So many pages of 100 messages are counted at most. */
const mostPages = 5;

/**
 * Tells how many messages of a query wait for an answer, which no server counts: of those that are loaded, and once the browser is idle to
 * the end, by pages of their own.
 */
export function OpenCounter({ query, onCount }: OpenCounterProps) {
  const [isIdle, setIdle] = useState(false);
  const first = useOpenRows(query, true);
  const all = useOpenRows({ ...query, limit: 100 }, isIdle && first.hasMore);
  const { count, hasMore } = all.count === undefined || !first.hasMore ? first : all;
  const isLoaded = first.count !== undefined;
  useEffect(() => (isLoaded && mayLoadAhead() ? whenIdle(() => setIdle(true)) : undefined), [isLoaded]);

  const { fetchMore } = all;
  const pages = useRef(1);
  const goesOn = isIdle && first.hasMore && all.canGoOn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of rows
  useEffect(() => {
    if (goesOn && pages.current < mostPages) {
      pages.current += 1;
      void fetchMore();
    }
  }, [goesOn, all.size, fetchMore]);

  useEffect(
    () => onCount({ data: count, isAtLeast: hasMore || (count ?? 0) >= countLimit }),
    [count, hasMore, onCount],
  );
  return null;
}

/** The loaded messages of a query, and how many of them wait. */
function useOpenRows(query: OpenCounterProps['query'], enabled: boolean) {
  const { data, hasMore, moreError, isFetchingMore, fetchMore } = useFeedRows(query ?? {}, { enabled });
  const { rows, shown } = data ?? noRows;
  const isOpen = useIsOpen({ rows, shown });
  const count = rows.filter(isOpen).length;
  const size = rows.length;
  return {
    count: data && count,
    size,
    hasMore,
    canGoOn: size > 0 && hasMore && !moreError && !isFetchingMore && count < countLimit,
    fetchMore,
  };
}
