/** How many ids go into one call. @source docs/protocol.md#calls, call 18 */
const idsPerCall = 100;

/** How many ids a page may leave behind when it closes: browsers let 64 KiB outlive it. */
const maxKeptIds = 1_000;

/** Hands ids on in calls of at most 100, side by side: the page may be closing. */
export function inBatches<Answer>(
  ids: readonly string[],
  call: (part: readonly string[], options: { readonly keepalive: boolean }) => Promise<Answer>,
): Promise<Answer[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, index) => index * idsPerCall);
  const keepalive = ids.length <= maxKeptIds;
  return Promise.all(starts.map((start) => call(ids.slice(start, start + idsPerCall), { keepalive })));
}
