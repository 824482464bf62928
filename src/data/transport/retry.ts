import type { InboxError } from './InboxError.ts';

const maxRetries = 3;
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;

/** The longest pause that a server can request, in milliseconds. With more than 2^31-1 a timer would fire at once. */
export const maxRetryAfterMs = 300_000;

/** The longest pause before a retry without an error on screen, in milliseconds. */
const maxSilentPauseMs = 60_000;

/** Whether to retry: up to three times, if it can help, and unless the server requests too long a pause. */
export function shouldRetry(failureCount: number, error: InboxError): boolean {
  return failureCount < maxRetries && error.retryable && (error.retryAfterMs ?? 0) <= maxSilentPauseMs;
}

/** The pause before the next try, in milliseconds: as the server requests, or else growing. */
export function retryDelayMs(failureCount: number, error: InboxError): number {
  return error.retryAfterMs ?? backoffMs(failureCount, maxDelayMs);
}

/**
 * A pause that doubles with each attempt (0, 1, 2 …), randomly reduced by up to half, in milliseconds. It is random so that many
 * clients do not return together.
 */
export function backoffMs(attempt: number, capMs: number): number {
  return (0.5 + Math.random() / 2) * Math.min(capMs, firstDelayMs * 2 ** Math.min(attempt, 20));
}

/** Parses a `Retry-After` header: seconds or a date. A malformed one is undefined, a very long one is limited. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') {
    return undefined;
  }
  const seconds = Number(header);
  const delayMs = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1_000;
  return Number.isNaN(delayMs) ? undefined : Math.min(Math.max(delayMs, 0), maxRetryAfterMs);
}
