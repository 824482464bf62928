import type { PlanDefinition } from '../../../src/platform-constants/index.ts';
import { memberNotes } from '../source-notes/sourceNotes.ts';

/** One thing that a plan says. */
export type PlanKey = keyof PlanDefinition;

/** The headings of the table, and which rows stand under which. `satisfies` below sees to it that no row is forgotten. */
const sectionOf = {
  monthlyCostUsd: 'Price',
  annualCostUsd: 'Price',
  paymentMethods: 'Price',
  includedEventsPerMonth: 'Events',
  extraEventsUsdPerThousand: 'Events',
  triggerRequestsPerSecond: 'Rate limits',
  configurationRequestsPerSecond: 'Rate limits',
  globalRequestsPerSecond: 'Rate limits',
  maxWorkflows: 'Limits',
  maxTeamMembers: 'Limits',
  maxSubscribers: 'Limits',
  maxProviderIntegrations: 'Limits',
  activityFeedRetentionHours: 'History',
  activityFeedRetentionLabel: 'History',
  maxDigestWindowHours: 'History',
  maxDigestWindowLabel: 'History',
  supportSlaHours: 'Support and features',
  removeBranding: 'Support and features',
  roleBasedAccessControl: 'Support and features',
  singleSignOn: 'Support and features',
  autoTranslations: 'Support and features',
  customEnvironments: 'Support and features',
  multiOrganizationTenancy: 'Support and features',
} as const satisfies Record<Exclude<PlanKey, 'label'>, string>;

const notes = memberNotes('PlanDefinition');

/** The rows of the table: each with its key, its heading, its name and what the source says of it. */
export const planRows = (Object.keys(sectionOf) as (keyof typeof sectionOf)[]).map((key) => ({
  key,
  section: sectionOf[key],
  name: inWords(key),
  words: notes.get(key),
}));

/** `maxTeamMembers` as "Max team members"; initials stay capital. */
function inWords(key: string): string {
  const words = key
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\busd\b/, 'USD')
    .replace(/\bsla\b/, 'SLA');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
