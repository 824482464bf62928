import { useRef } from 'react';
import { type InboxError, toInboxError } from '../../data/index.ts';

/** The part of a query's result that is used. */
interface Loading {
  readonly data: unknown;
  readonly error: Error | null;
  /** When it last failed, in milliseconds since 1970. */
  readonly errorUpdatedAt: number;
}

/**
 * Why something could not be loaded, until it is loaded. A query loses its error with each new try, but the screen keeps it: else
 * it would change to placeholders and back, and the alert would be announced twice.
 */
export function useLoadError({ data, error, errorUpdatedAt }: Loading): InboxError | undefined {
  const last = useRef<{ readonly error: Error; readonly atMs: number }>(undefined);
  if (error !== null) {
    last.current = { error, atMs: errorUpdatedAt };
  }
  // A failure that is followed by another try at once is never rendered: then the time is later. One before that is another query's.
  const known = data === undefined && last.current !== undefined && errorUpdatedAt >= last.current.atMs;
  return known ? toInboxError(last.current?.error) : undefined;
}
