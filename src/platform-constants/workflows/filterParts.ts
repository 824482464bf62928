import { isOneOf } from '../isOneOf.ts';

/**
 * What a filter condition looks at.
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

/** Tells whether a value is one of `filterParts`. */
export function isFilterPart(value: unknown): value is FilterPart {
  return isOneOf(filterParts, value);
}
