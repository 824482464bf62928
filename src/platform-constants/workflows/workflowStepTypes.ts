import { isOneOf } from '../isOneOf.ts';

/**
 * Every type a step of a workflow can have: the five channels and the four step types of the specification.
 * @source docs/protocol.md#platform-values
 */
export const workflowStepTypes = [
  'in_app',
  'email',
  'sms',
  'chat',
  'push',
  'digest',
  'trigger',
  'delay',
  'custom',
] as const;

/** One type of a workflow step. */
export type WorkflowStepType = (typeof workflowStepTypes)[number];

/** Whether a value is one of `workflowStepTypes`. */
export function isWorkflowStepType(value: unknown): value is WorkflowStepType {
  return isOneOf(workflowStepTypes, value);
}
