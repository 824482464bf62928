import type { PaymentMethod } from './planEnumerations.ts';

/** No limit. It is a text and not a number, so that it is not compared or added by accident. */
export type Unlimited = 'unlimited';

/** A figure agreed by contract: there is none to show. */
export type Custom = 'custom';

/**
 * One plan tier: what it costs, holds and includes.
 * A number is the figure; `'unlimited'` means no bound; `'custom'` a figure agreed by contract; `null` that the plan
 * has no such thing.
 */
export interface PlanDefinition {
  /** The name shown to people. */
  readonly label: string;
  /** US dollars a month. */
  readonly monthlyCostUsd: number | Custom;
  /** US dollars a year. */
  readonly annualCostUsd: number | Custom;
  /** Events a month. */
  readonly includedEventsPerMonth: number;
  /** US dollars for each 1,000 events above the included ones; `null`: more cannot be bought. */
  readonly extraEventsUsdPerThousand: number | Custom | null;
  /** Calls that trigger events, a second. */
  readonly triggerRequestsPerSecond: number;
  /** Calls that change configuration, a second. */
  readonly configurationRequestsPerSecond: number;
  /** All other calls, a second. */
  readonly globalRequestsPerSecond: number;
  readonly maxWorkflows: number | Unlimited;
  readonly maxTeamMembers: number | Unlimited;
  readonly maxSubscribers: number | Unlimited;
  readonly maxProviderIntegrations: number | Unlimited;
  /** Hours for which the activity feed is kept. */
  readonly activityFeedRetentionHours: number | Unlimited;
  /** The retention as shown to customers; it may differ from the figure. */
  readonly activityFeedRetentionLabel: string;
  /** Hours that a digest may gather events for. */
  readonly maxDigestWindowHours: number | Unlimited;
  /** The digest window as shown to customers. */
  readonly maxDigestWindowLabel: string;
  /** Hours within which support answers; `null`: nothing is promised. */
  readonly supportSlaHours: number | null;
  /** Whether the platform's name may be taken off the inbox. */
  readonly removeBranding: boolean;
  readonly roleBasedAccessControl: boolean;
  /** Custom SAML or OIDC single sign-on. */
  readonly singleSignOn: boolean;
  readonly autoTranslations: boolean;
  readonly customEnvironments: boolean;
  /** The quarter for which multi-organisation tenancy is announced, or false where it is not. */
  readonly multiOrganizationTenancy: false | 'Q2 2025';
  /** `null`: there is nothing to pay. */
  readonly paymentMethods: readonly PaymentMethod[] | null;
}
