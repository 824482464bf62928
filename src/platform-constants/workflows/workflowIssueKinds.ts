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
