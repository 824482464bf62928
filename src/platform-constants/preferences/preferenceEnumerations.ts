import { isOneOf } from '../isOneOf.ts';

/**
 * The levels at which a subscriber holds preferences: all workflows, or one.
 * The specification says that they are enumerated and shows no values (docs/protocol.md#sources).
 * @source docs/protocol.md#platform-values
 */
export const preferenceLevels = ['global', 'template'] as const;

/** One preference level. */
export type PreferenceLevel = (typeof preferenceLevels)[number];

/** Whether a value is one of `preferenceLevels`. */
export function isPreferenceLevel(value: unknown): value is PreferenceLevel {
  return isOneOf(preferenceLevels, value);
}

/**
 * What decided a channel's effective preference.
 * @source docs/protocol.md#platform-values
 */
export const preferenceOverrideSources = ['subscriber', 'template', 'workflowOverride'] as const;

/** One source of a preference. */
export type PreferenceOverrideSource = (typeof preferenceOverrideSources)[number];

/** Whether a value is one of `preferenceOverrideSources`. */
export function isPreferenceOverrideSource(value: unknown): value is PreferenceOverrideSource {
  return isOneOf(preferenceOverrideSources, value);
}
