import { isOneOf } from '../isOneOf.ts';

/**
 * What can be wrong with a workflow or one of its steps.
 * The bounds and messages behind them are not shown.
 * @source docs/protocol.md#enumerations
 */
export const workflowIssueKinds = [
  'MISSING_VALUE',
  'MAX_LENGTH_ACCESSED',
  'WORKFLOW_ID_ALREADY_EXISTS',
  'DUPLICATED_VALUE',
  'LIMIT_REACHED',
] as const;

/** One workflow issue kind. */
export type WorkflowIssueKind = (typeof workflowIssueKinds)[number];

/** Whether a value is one of `workflowIssueKinds`. */
export function isWorkflowIssueKind(value: unknown): value is WorkflowIssueKind {
  return isOneOf(workflowIssueKinds, value);
}

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
