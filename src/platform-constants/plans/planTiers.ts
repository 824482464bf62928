import { isOneOf } from '../isOneOf.ts';

/**
 * The plan tiers, from the least to the most; `business` is shown as "Team".
 * @source docs/protocol.md#plans
 */
export const planTiers = ['free', 'pro', 'business', 'enterprise', 'unlimited'] as const;

/** One plan tier. */
export type PlanTier = (typeof planTiers)[number];

/** Whether a value is one of `planTiers`. */
export function isPlanTier(value: unknown): value is PlanTier {
  return isOneOf(planTiers, value);
}
