import { retryDelayMs, shouldRetry } from './retry.ts';

/**
 * What all queries share. Data is fresh until an event says otherwise, so nothing refetches on mount or focus, and what
 * went out of date while it was off screen refetches when it is shown again.
 *
 * @source spec §9
 */
export const queryDefaults = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: 'always',
  retry: shouldRetry,
  retryDelay: retryDelayMs,
} as const;
