import { isOneOf } from '../isOneOf.ts';

/**
 * How the conditions of one filter group combine.
 * @source docs/protocol.md#enumerations
 */
export const logicalCombiners = ['AND', 'OR'] as const;

/** One logical combiner. */
export type LogicalCombiner = (typeof logicalCombiners)[number];

/** Whether a value is one of `logicalCombiners`. */
export function isLogicalCombiner(value: unknown): value is LogicalCombiner {
  return isOneOf(logicalCombiners, value);
}
