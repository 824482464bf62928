import { isOneOf } from '../isOneOf.ts';

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
