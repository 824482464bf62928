import { isOneOf } from '../isOneOf.ts';

/**
 * The units of a digest window and of a delay.
 * @source docs/protocol.md#enumerations ("seconds up to months"); the units between are the platform's
 */
export const timeUnits = ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months'] as const;

/** One unit of a digest window or a delay. */
export type TimeUnit = (typeof timeUnits)[number];

/** Whether a value is one of `timeUnits`. */
export function isTimeUnit(value: unknown): value is TimeUnit {
  return isOneOf(timeUnits, value);
}
