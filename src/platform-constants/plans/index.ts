export { planCatalogue } from './planCatalogue.ts';
export type { Custom, PlanDefinition, Unlimited } from './planDefinition.ts';
export {
  isPaymentMethod,
  isPlanTier,
  type PaymentMethod,
  type PlanTier,
  paymentMethods,
  planTiers,
} from './planEnumerations.ts';
export {
  freeTierIn2025Q1,
  isRateLimitCategory,
  type PlanLimitsOptions,
  planLimits,
  type RateLimitCategory,
  rateLimitBurstShare,
  rateLimitCategories,
  rateLimitCosts,
  rateLimitWindowSeconds,
} from './planLimits.ts';
