import { isOneOf } from '../isOneOf.ts';

/**
 * The feature flags that are on or off.
 * The specification (docs/protocol.md#sources) names the subjects of six flags; the names themselves are the platform's.
 * @source docs/protocol.md#platform-values
 */
export const booleanFeatureFlags = [
  'IS_API_IDEMPOTENCY_ENABLED',
  'IS_API_RATE_LIMITING_DRY_RUN_ENABLED',
  'IS_API_RATE_LIMITING_ENABLED',
  'IS_CONTROLS_AUTOCOMPLETE_ENABLED',
  'IS_EMAIL_INLINE_CSS_DISABLED',
  'IS_EVENT_QUOTA_LIMITING_ENABLED',
  'IS_HUBSPOT_ONBOARDING_ENABLED',
  'IS_INTEGRATION_INVALIDATION_DISABLED',
  'IS_NEW_MESSAGES_API_RESPONSE_ENABLED',
  'IS_PLAYGROUND_ONBOARDING_ENABLED',
  'IS_QUOTA_LIMITING_ENABLED',
  'IS_TEMPLATE_STORE_ENABLED',
  'IS_USAGE_ALERTS_ENABLED',
  'IS_USE_MERGED_DIGEST_ID_ENABLED',
  'IS_V2_ENABLED',
  'IS_WORKFLOW_NODE_PREVIEW_ENABLED',
  'IS_WORKFLOW_CHECK_LIST_ENABLED',
  'IS_TIER_DURATION_RESTRICTION_EXCLUDED_ENABLED',
  'IS_2025_Q1_TIERING_ENABLED',
  'IS_LEGACY_TO_2025_Q1_TIER_MIGRATION_ENABLED',
  'IS_WORKFLOW_LIMIT_ENABLED',
  'IS_MAX_WORKFLOW_LIMIT_ENABLED',
  'IS_MAX_STEPS_PER_WORKFLOW_ENABLED',
] as const;

/**
 * The feature flags that carry a number.
 * @source docs/protocol.md#platform-values
 */
export const numericFeatureFlags = ['MAX_WORKFLOW_LIMIT_NUMBER'] as const;

/** One feature flag that is on or off. */
export type BooleanFeatureFlag = (typeof booleanFeatureFlags)[number];

/** One feature flag that carries a number. */
export type NumericFeatureFlag = (typeof numericFeatureFlags)[number];

/** One feature flag. */
export type FeatureFlag = BooleanFeatureFlag | NumericFeatureFlag;

/** Whether a value is the name of a feature flag of either kind. */
export function isFeatureFlag(value: unknown): value is FeatureFlag {
  return isOneOf(booleanFeatureFlags, value) || isOneOf(numericFeatureFlags, value);
}
