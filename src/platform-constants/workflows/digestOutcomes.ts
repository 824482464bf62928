import { isOneOf } from '../isOneOf.ts';

/**
 * What came of a digest job.
 * @source docs/protocol.md#statuses
 */
export const digestOutcomes = ['MERGED', 'CREATED', 'SKIPPED'] as const;

/** One digest outcome. */
export type DigestOutcome = (typeof digestOutcomes)[number];

/** Whether a value is one of `digestOutcomes`. */
export function isDigestOutcome(value: unknown): value is DigestOutcome {
  return isOneOf(digestOutcomes, value);
}
