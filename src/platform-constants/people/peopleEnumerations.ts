import { isOneOf } from '../isOneOf.ts';

/**
 * The buckets of company size, in people.
 * @source docs/protocol.md#enumerations
 */
export const companySizes = ['<10', '10-50', '51-100', '100+'] as const;

/** One company size bucket. */
export type CompanySize = (typeof companySizes)[number];

/** Whether a value is one of `companySizes`. */
export function isCompanySize(value: unknown): value is CompanySize {
  return isOneOf(companySizes, value);
}

/**
 * The job titles a user may choose at sign-up.
 * @source docs/protocol.md#enumerations
 */
export const jobTitles = [
  'engineer',
  'engineering_manager',
  'architect',
  'product_manager',
  'designer',
  'cxo_founder',
  'marketing_manager',
  'student',
  'cxo',
  'other',
] as const;

/** One job title. */
export type JobTitle = (typeof jobTitles)[number];

/** Whether a value is one of `jobTitles`. */
export function isJobTitle(value: unknown): value is JobTitle {
  return isOneOf(jobTitles, value);
}

/**
 * The English label of each job title.
 * @source docs/protocol.md#platform-values
 */
export const jobTitleLabels = {
  engineer: 'Engineer',
  engineering_manager: 'Engineering Manager',
  architect: 'Architect',
  product_manager: 'Product Manager',
  designer: 'Designer',
  cxo_founder: 'Founder',
  marketing_manager: 'Marketing Manager',
  student: 'Student',
  cxo: 'CXO (CTO/CEO/other...)',
  other: 'Other',
} as const satisfies Record<JobTitle, string>;

/**
 * The roles of a member of an organisation on the platform.
 * @source docs/protocol.md#roles-and-authentication
 */
export const memberRoles = ['admin', 'member'] as const;

/** One member role. */
export type MemberRole = (typeof memberRoles)[number];

/** Whether a value is one of `memberRoles`. */
export function isMemberRole(value: unknown): value is MemberRole {
  return isOneOf(memberRoles, value);
}

/**
 * The states of a member between invitation and membership.
 * @source docs/protocol.md#enumerations
 */
export const memberStatuses = ['new', 'active', 'invited'] as const;

/** One member status. */
export type MemberStatus = (typeof memberStatuses)[number];

/** Whether a value is one of `memberStatuses`. */
export function isMemberStatus(value: unknown): value is MemberStatus {
  return isOneOf(memberStatuses, value);
}

/**
 * What a user answered to the onboarding offer.
 * @source docs/protocol.md#statuses
 */
export const onboardingOptStates = ['opted_in', 'dismissed', 'opted_out'] as const;

/** One onboarding opt state. */
export type OnboardingOptState = (typeof onboardingOptStates)[number];

/** Whether a value is one of `onboardingOptStates`. */
export function isOnboardingOptState(value: unknown): value is OnboardingOptState {
  return isOneOf(onboardingOptStates, value);
}

/**
 * The kinds of organisation a user may choose at sign-up.
 * @source docs/protocol.md#enumerations
 */
export const organizationTypes = ['Company', 'Agency', 'Student', 'Solopreneur', 'Other'] as const;

/** One organisation type. */
export type OrganizationType = (typeof organizationTypes)[number];

/** Whether a value is one of `organizationTypes`. */
export function isOrganizationType(value: unknown): value is OrganizationType {
  return isOneOf(organizationTypes, value);
}
