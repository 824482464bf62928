import { isOneOf } from '../isOneOf.ts';

/**
 * The kinds of data that a filter condition checks.
 * @source docs/protocol.md#enumerations
 */
export const filterParts = [
  'payload',
  'subscriber',
  'webhook',
  'isOnline',
  'isOnlineInLast',
  'previousStep',
  'tenant',
] as const;

/** One filter part. */
export type FilterPart = (typeof filterParts)[number];

/** Whether a value is one of `filterParts`. */
export function isFilterPart(value: unknown): value is FilterPart {
  return isOneOf(filterParts, value);
}
