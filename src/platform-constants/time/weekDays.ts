import { isOneOf } from '../isOneOf.ts';

/**
 * The days of the week, Monday first.
 * The specification says that they are enumerated and shows no values (docs/protocol.md#sources).
 * @source docs/protocol.md#platform-values
 */
export const weekDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** One day of the week. */
export type WeekDay = (typeof weekDays)[number];

/** Whether a value is one of `weekDays`. */
export function isWeekDay(value: unknown): value is WeekDay {
  return isOneOf(weekDays, value);
}
