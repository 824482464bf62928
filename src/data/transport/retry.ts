import type { InboxError } from './InboxError.ts';

const maxRetries = 3;
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;

/** The longest pause a server can ask for, in milliseconds. Longer than 2^31-1 a timer would fire at once. */
export const maxRetryAfterMs = 300_000;

/** The longest pause that is waited for without an error on screen, in milliseconds. */
const maxSilentPauseMs = 60_000;

/** Whether to try again: three times more, where it can help, and unless the server asks for a pause that is too long. */
export function shouldRetry(failureCount: number, error: InboxError): boolean {
  return failureCount < maxRetries && error.retryable && (error.retryAfterMs ?? 0) <= maxSilentPauseMs;
}

/** How long to wait before the next try, in milliseconds: as the server asks, else a growing pause. */
export function retryDelayMs(failureCount: number, error: InboxError): number {
  return error.retryAfterMs ?? backoffMs(failureCount, maxDelayMs);
}

/**
 * A step that doubles with each attempt (0, 1, 2 …), or anything down to its half, in milliseconds. It is random so that many
 * clients do not return together.
 */
export function backoffMs(attempt: number, capMs: number): number {
  return (0.5 + Math.random() / 2) * Math.min(capMs, firstDelayMs * 2 ** Math.min(attempt, 20));
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
