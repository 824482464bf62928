import { isOneOf } from '../isOneOf.ts';

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
