import { isOneOf } from '../isOneOf.ts';

/**
 * The statuses of an execution detail.
 * @source docs/protocol.md#statuses
 */
export const executionDetailStatuses = [
  'Success',
  'Warning',
  'Failed',
  'Pending',
  'Queued',
  'ReadConfirmation',
] as const;

/** One execution detail status. */
export type ExecutionDetailStatus = (typeof executionDetailStatuses)[number];

/** Whether a value is one of `executionDetailStatuses`. */
export function isExecutionDetailStatus(value: unknown): value is ExecutionDetailStatus {
  return isOneOf(executionDetailStatuses, value);
}
