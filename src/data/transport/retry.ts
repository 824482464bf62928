import { InboxError } from './InboxError.ts';

const maxRetries = 3;
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;

/** The longest time a server can make us wait, in milliseconds. Longer than 2^31-1 a timer would fire at once. */
export const maxRetryAfterMs = 300_000;

/** TanStack Query's `retry`: three more tries, and only where trying again can help. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  return failureCount < maxRetries && error instanceof InboxError && error.retryable;
}

/** TanStack Query's `retryDelay`: as the server asks, else growing with full jitter so that clients do not stampede. */
export function retryDelayMs(failureCount: number, error: Error): number {
  const asked = error instanceof InboxError ? error.retryAfterMs : undefined;
  return asked ?? backoffMs(failureCount, maxDelayMs);
}

/** A delay of anything up to a step that doubles with each attempt (0, 1, 2 …), in milliseconds. */
export function backoffMs(attempt: number, capMs: number): number {
  return Math.random() * Math.min(capMs, firstDelayMs * 2 ** Math.min(attempt, 20));
}

/** Reads a `Retry-After` header: seconds or a date. Rubbish is undefined, the absurd is capped. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') {
    return undefined;
  }
  const seconds = Number(header);
  const delayMs = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1_000;
  return Number.isNaN(delayMs) ? undefined : Math.min(Math.max(delayMs, 0), maxRetryAfterMs);
}
