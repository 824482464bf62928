import { useRef } from 'react';
import { type InboxError, toInboxError } from '../../data/index.ts';

/** What is looked at of a query's result. */
interface Loading {
  readonly data: unknown;
  readonly error: Error | null;
  /** When it last failed, in milliseconds since 1970. */
  readonly errorUpdatedAt: number;
}

/**
 * Why something could not be had, until it is there. A new try makes a query forget its error, but not the screen: it would
 * change to a skeleton and back, and the alert would be said twice.
 */
export function useLoadError({ data, error, errorUpdatedAt }: Loading): InboxError | undefined {
  const last = useRef<{ readonly error: Error; readonly atMs: number }>(undefined);
  if (error !== null) {
    last.current = { error, atMs: errorUpdatedAt };
  }
  // Another query failed at another time.
  const known = data === undefined && last.current?.atMs === errorUpdatedAt;
  return known ? toInboxError(last.current?.error) : undefined;
}
