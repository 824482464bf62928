import { isOneOf } from '../isOneOf.ts';

/**
 * The comparisons of a step's filter.
 * @source docs/protocol.md#enumerations
 */
export const filterOperators = [
  'ALL_IN',
  'ANY_IN',
  'BETWEEN',
  'EQUAL',
  'IN',
  'IS_DEFINED',
  'LARGER',
  'LARGER_EQUAL',
  'LIKE',
  'NOT_BETWEEN',
  'NOT_EQUAL',
  'NOT_IN',
  'NOT_LIKE',
  'SMALLER',
  'SMALLER_EQUAL',
] as const;

/** One filter operator. */
export type FilterOperator = (typeof filterOperators)[number];

/** Whether a value is one of `filterOperators`. */
export function isFilterOperator(value: unknown): value is FilterOperator {
  return isOneOf(filterOperators, value);
}

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

/**
 * The English label of each filter part.
 * @source docs/protocol.md#platform-values
 */
export const filterPartLabels = {
  payload: 'Payload',
  subscriber: 'Subscriber',
  webhook: 'Webhook',
  isOnline: 'Is online',
  isOnlineInLast: 'Last time was online',
  previousStep: 'Previous step',
  tenant: 'Tenant',
} as const satisfies Record<FilterPart, string>;

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
