import { isOneOf } from '../isOneOf.ts';

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
