import { isOneOf } from '../isOneOf.ts';

/**
 * The categories of calls that are limited separately; a plan has one limit for each, in calls a second.
 * @source spec §9
 */
export const rateLimitCategories = ['trigger', 'configuration', 'global'] as const;

/** One category of limited calls. */
export type RateLimitCategory = (typeof rateLimitCategories)[number];

/** Tells whether a value is one of `rateLimitCategories`. */
export function isRateLimitCategory(value: unknown): value is RateLimitCategory {
  return isOneOf(rateLimitCategories, value);
}

/**
 * How much of a limit one call uses up, by trigger kind.
 * @source platform-facts
 */
export const rateLimitCosts = { single: 1, bulk: 100 } as const;

/**
 * The window over which calls are counted, in seconds.
 * @source platform-facts
 */
export const rateLimitWindowSeconds = 5;

/**
 * How far a burst may go above a limit, as a share of it.
 * @source platform-facts
 */
export const rateLimitBurstShare = 0.1;
