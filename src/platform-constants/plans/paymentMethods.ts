import { isOneOf } from '../isOneOf.ts';

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
