import { isOneOf } from '../isOneOf.ts';

/**
 * What can be wrong with the control values of a step.
 * @source docs/protocol.md#enumerations
 */
export const controlValueIssueKinds = [
  'ILLEGAL_VARIABLE_IN_CONTROL_VALUE',
  'MISSING_VALUE',
  'TIER_LIMIT_EXCEEDED',
  'MISSING_INTEGRATION',
] as const;

/** One control value issue kind. */
export type ControlValueIssueKind = (typeof controlValueIssueKinds)[number];

/** Whether a value is one of `controlValueIssueKinds`. */
export function isControlValueIssueKind(value: unknown): value is ControlValueIssueKind {
  return isOneOf(controlValueIssueKinds, value);
}
