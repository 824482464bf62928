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

/**
 * Whether a trigger request carries one event or many.
 * @source docs/protocol.md#enumerations
 */
export const triggerKinds = ['single', 'bulk'] as const;

/** One trigger kind. */
export type TriggerKind = (typeof triggerKinds)[number];

/** Whether a value is one of `triggerKinds`. */
export function isTriggerKind(value: unknown): value is TriggerKind {
  return isOneOf(triggerKinds, value);
}

/**
 * What the platform answers to a trigger.
 * @source docs/protocol.md#statuses
 */
export const triggerOutcomes = [
  'error',
  'trigger_not_active',
  'no_workflow_active_steps_defined',
  'no_workflow_steps_defined',
  'processed',
  'no_tenant_found',
  'invalid_recipients',
] as const;

/** One trigger outcome. */
export type TriggerOutcome = (typeof triggerOutcomes)[number];

/** Whether a value is one of `triggerOutcomes`. */
export function isTriggerOutcome(value: unknown): value is TriggerOutcome {
  return isOneOf(triggerOutcomes, value);
}

/**
 * What came of a digest job.
 * @source docs/protocol.md#statuses
 */
export const digestOutcomes = ['MERGED', 'CREATED', 'SKIPPED'] as const;

/** One digest outcome. */
export type DigestOutcome = (typeof digestOutcomes)[number];

/** Whether a value is one of `digestOutcomes`. */
export function isDigestOutcome(value: unknown): value is DigestOutcome {
  return isOneOf(digestOutcomes, value);
}

/**
 * The kinds of recipients of a trigger.
 * In a request body they are written as in `recipientWireNames`.
 * @source docs/protocol.md#enumerations
 */
export const recipientKinds = ['topic', 'subscriber'] as const;

/** One recipient kind. */
export type RecipientKind = (typeof recipientKinds)[number];

/** Whether a value is one of `recipientKinds`. */
export function isRecipientKind(value: unknown): value is RecipientKind {
  return isOneOf(recipientKinds, value);
}

/**
 * The recipient kinds as a request body writes them: capitalised.
 * @source docs/protocol.md#platform-values
 */
export const recipientWireNames = {
  topic: 'Topic',
  subscriber: 'Subscriber',
} as const satisfies Record<RecipientKind, string>;
