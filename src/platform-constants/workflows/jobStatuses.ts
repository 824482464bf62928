import { isOneOf } from '../isOneOf.ts';

/**
 * The states of a job.
 * Which state may follow which is not shown.
 * @source docs/protocol.md#statuses
 */
export const jobStatuses = [
  'pending',
  'queued',
  'running',
  'completed',
  'failed',
  'delayed',
  'canceled',
  'merged',
  'skipped',
] as const;

/** One job status. */
export type JobStatus = (typeof jobStatuses)[number];

/** Whether a value is one of `jobStatuses`. */
export function isJobStatus(value: unknown): value is JobStatus {
  return isOneOf(jobStatuses, value);
}
