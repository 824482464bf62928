import { isOneOf } from '../isOneOf.ts';
import { planCatalogue } from './planCatalogue.ts';
import type { PlanDefinition } from './planDefinition.ts';
import { isPlanTier, type PlanTier, planTiers } from './planEnumerations.ts';

/**
 * What the 2025 Q1 tiering flag changes, on the free tier only.
 * The retention is 7 days and labelled "30 days": both are the specification's.
 * The platform's package gives these values while the flag is off; the specification says on, and it wins.
 * @source docs/protocol.md#plans
 */
export const freeTierIn2025Q1 = {
  includedEventsPerMonth: 30_000,
  maxWorkflows: 'unlimited',
  activityFeedRetentionHours: 168,
  activityFeedRetentionLabel: '30 days',
  maxDigestWindowHours: 168,
  maxDigestWindowLabel: '7 days',
} as const satisfies Partial<PlanDefinition>;

/** The flags that change the limits of a plan. */
export interface PlanLimitsOptions {
  /**
   * The flag `IS_2025_Q1_TIERING_ENABLED`.
   * @default false
   */
  tiering2025Q1?: boolean | undefined;
}

/** Gives what a plan tier costs, holds and includes under the flags; throws a `RangeError` for an unknown tier. */
export function planLimits(
  tier: PlanTier,
  { tiering2025Q1 = false }: PlanLimitsOptions = {},
): PlanDefinition {
  if (!isPlanTier(tier)) throw new RangeError(`Unknown plan tier. The tiers are ${planTiers.join(', ')}.`);
  const plan = planCatalogue[tier];
  return tier === 'free' && tiering2025Q1 ? { ...plan, ...freeTierIn2025Q1 } : plan;
}

/**
 * The categories of calls that are limited separately; a plan has one limit for each, in calls a second.
 * @source docs/protocol.md#plans
 */
export const rateLimitCategories = ['trigger', 'configuration', 'global'] as const;

/** One category of limited calls. */
export type RateLimitCategory = (typeof rateLimitCategories)[number];

/** Whether a value is one of `rateLimitCategories`. */
export function isRateLimitCategory(value: unknown): value is RateLimitCategory {
  return isOneOf(rateLimitCategories, value);
}

/**
 * How much of a limit one call uses up, by trigger kind.
 * @source docs/protocol.md#platform-values
 */
export const rateLimitCosts = { single: 1, bulk: 100 } as const;

/**
 * The window over which calls are counted, in seconds.
 * @source docs/protocol.md#platform-values
 */
export const rateLimitWindowSeconds = 5;

/**
 * How far a burst may go above a limit, as a share of it.
 * @source docs/protocol.md#platform-values
 */
export const rateLimitBurstShare = 0.1;
