'use client';

import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ILegacyQueryOptions, QueryState } from './queryTypes.ts';

/** Fetches again when the old options say so. */
export function useRefetching<Data>(
  { refetch, isPending }: QueryState,
  data: Data | undefined,
  options: ILegacyQueryOptions<Data>,
): void {
  const { enabled = true, refetchInterval = false, refetchOnWindowFocus, refetchOnMount } = options;
  const intervalMs =
    typeof refetchInterval === 'function' ? refetchInterval(data, undefined as never) : refetchInterval;

  useEffect(() => {
    if (!enabled || isPending || intervalMs === false) {
      return;
    }
    const timer = setInterval(() => void refetch(), intervalMs);
    return () => clearInterval(timer);
  }, [enabled, isPending, intervalMs, refetch]);

  const onFocus = isOn(refetchOnWindowFocus);
  useEffect(() => {
    if (enabled && onFocus) {
      return focusManager.subscribe((focused) => {
        if (focused) {
          void refetch();
        }
      });
    }
  }, [enabled, onFocus, refetch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the first render, and only what was loaded before it
  useEffect(() => {
    if (enabled && isOn(refetchOnMount) && !isPending) {
      void refetch();
    }
  }, []);
}

function isOn(trigger: unknown): boolean {
  return trigger === true || trigger === 'always';
}
