import { isOneOf } from '../isOneOf.ts';

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
