export { isPaymentMethod, type PaymentMethod, paymentMethods } from './paymentMethods.ts';
export { planCatalogue } from './planCatalogue.ts';
export type { Custom, PlanDefinition, Unlimited } from './planDefinition.ts';
export { freeTierIn2025Q1, type PlanLimitsOptions, planLimits } from './planLimits.ts';
export { isPlanTier, type PlanTier, planTiers } from './planTiers.ts';
export {
  isRateLimitCategory,
  type RateLimitCategory,
  rateLimitBurstShare,
  rateLimitCategories,
  rateLimitCosts,
  rateLimitWindowSeconds,
} from './rateLimiting.ts';
