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
