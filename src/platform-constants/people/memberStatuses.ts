import { isOneOf } from '../isOneOf.ts';

/**
 * Where a member stands between invitation and membership.
 * @source docs/protocol.md#enumerations
 */
export const memberStatuses = ['new', 'active', 'invited'] as const;

/** One member status. */
export type MemberStatus = (typeof memberStatuses)[number];

/** Tells whether a value is one of `memberStatuses`. */
export function isMemberStatus(value: unknown): value is MemberStatus {
  return isOneOf(memberStatuses, value);
}
