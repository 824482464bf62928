/**
 * Defaults of all queries. Data is fresh until an event invalidates it, so nothing refetches on mount or focus; data that was
 * invalidated while it was not shown refetches when it is shown again. When the network returns, the live connection requests
 * what was missed, once for everything. The client retries calls itself, since its pauses end with it and those of TanStack
 * Query cannot be ended.
 *
 * @source docs/protocol.md#limits-and-defaults
 */
export const queryDefaults = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  retry: false,
} as const;
