import { isOneOf } from '../isOneOf.ts';

/**
 * What a user answered to the onboarding offer.
 * @source docs/protocol.md#statuses
 */
export const onboardingOptStates = ['opted_in', 'dismissed', 'opted_out'] as const;

/** One onboarding opt state. */
export type OnboardingOptState = (typeof onboardingOptStates)[number];

/** Whether a value is one of `onboardingOptStates`. */
export function isOnboardingOptState(value: unknown): value is OnboardingOptState {
  return isOneOf(onboardingOptStates, value);
}
