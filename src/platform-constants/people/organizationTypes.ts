import { isOneOf } from '../isOneOf.ts';

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
