import { isOneOf } from '../isOneOf.ts';

/**
 * The levels at which a subscriber holds preferences: all workflows, or one.
 * The specification (§3) says that they are enumerated and shows no values.
 * @source platform-facts
 */
export const preferenceLevels = ['global', 'template'] as const;

/** One preference level. */
export type PreferenceLevel = (typeof preferenceLevels)[number];

/** Tells whether a value is one of `preferenceLevels`. */
export function isPreferenceLevel(value: unknown): value is PreferenceLevel {
  return isOneOf(preferenceLevels, value);
}
