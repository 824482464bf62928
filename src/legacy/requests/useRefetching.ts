'use client';

import { focusManager } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ILegacyQueryOptions, QueryState } from './queryTypes.ts';

/** Fetches again when the old options say so. */
export function useRefetching<Data>(
  { refetch, isPending }: QueryState,
  data: Data | undefined,
  options: ILegacyQueryOptions<Data>,
): void {
  // A call under way is not ended: one that takes longer than the interval would never be answered.
  const again = useCallback(() => refetch({ cancelRefetch: false }), [refetch]);
  const { enabled = true, refetchInterval = false, refetchOnWindowFocus, refetchOnMount } = options;
  const intervalMs =
    typeof refetchInterval === 'function' ? refetchInterval(data, undefined as never) : refetchInterval;

  useEffect(() => {
    if (enabled && !isPending && intervalMs !== false && intervalMs > 0 && Number.isFinite(intervalMs)) {
      const timer = setInterval(() => focusManager.isFocused() && void again(), intervalMs);
      return () => clearInterval(timer);
    }
  }, [enabled, isPending, intervalMs, again]);

  const onFocus = isOn(refetchOnWindowFocus);
  useEffect(() => {
    if (enabled && onFocus) {
      return focusManager.subscribe((focused) => {
        if (focused) {
          void again();
        }
      });
    }
  }, [enabled, onFocus, again]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the first render, and only what was loaded before it
  useEffect(() => {
    if (enabled && isOn(refetchOnMount) && !isPending) {
      void again();
    }
  }, []);
}

function isOn(trigger: unknown): boolean {
  return trigger === true || trigger === 'always';
}
