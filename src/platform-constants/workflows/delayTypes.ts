import { isOneOf } from '../isOneOf.ts';

/**
 * How a delay step finds its moment.
 * @source docs/protocol.md#platform-values
 */
export const delayTypes = ['regular', 'scheduled'] as const;

/** One delay type. */
export type DelayType = (typeof delayTypes)[number];

/** Whether a value is one of `delayTypes`. */
export function isDelayType(value: unknown): value is DelayType {
  return isOneOf(delayTypes, value);
}
