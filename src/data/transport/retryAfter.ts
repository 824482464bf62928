/** The longest pause that a server can request, in milliseconds. With more than 2^31-1 a timer would fire at once. */
export const maxRetryAfterMs = 300_000;

/** Parses a `Retry-After` header: seconds or a date. A malformed one is undefined, a very long one is limited. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') {
    return undefined;
  }
  const seconds = Number(header);
  const delayMs = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1_000;
  return Number.isNaN(delayMs) ? undefined : Math.min(Math.max(delayMs, 0), maxRetryAfterMs);
}
