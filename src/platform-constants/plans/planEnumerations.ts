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

/**
 * The ways to pay for a plan.
 * @source docs/protocol.md#plans (methods), docs/protocol.md#platform-values (spelling)
 */
export const paymentMethods = ['credit_card', 'purchase_order', 'invoice'] as const;

/** One way to pay for a plan. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** Whether a value is one of `paymentMethods`. */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return isOneOf(paymentMethods, value);
}
