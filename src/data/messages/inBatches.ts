/** How many ids one call takes. @source docs/protocol.md#calls, call 18 */
const idsPerCall = 100;

/** How many ids may be sent when the page closes: browsers let 64 KiB of requests outlive it. */
const maxKeptIds = 1_000;

/** Sends ids in parallel calls of at most 100, since the page may be closing. */
export function inBatches<Answer>(
  ids: readonly string[],
  call: (part: readonly string[], options: { readonly keepalive: boolean }) => Promise<Answer>,
): Promise<Answer[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, index) => index * idsPerCall);
  const keepalive = ids.length <= maxKeptIds;
  return Promise.all(starts.map((start) => call(ids.slice(start, start + idsPerCall), { keepalive })));
}
