/**
 * What all queries share. Data is fresh until an event says otherwise, so nothing refetches on mount or focus, and what
 * went out of date while it was off screen refetches when it is shown again. When the network returns it is the live line
 * that asks for what was missed, once for everything. A call is tried again by the client, whose pauses end with it: those of
 * TanStack Query cannot be ended.
 *
 * @source docs/protocol.md#limits-and-defaults
 */
export const queryDefaults = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  retry: false,
} as const;
