import { isRecord } from '../../data/index.ts';

/** Whether a fact is the rows of a feed. */
export function isFeed(
  value: unknown,
): value is { readonly rows: readonly unknown[]; readonly next: unknown } {
  return isRecord(value) && Array.isArray(value.rows);
}
