import { isOneOf } from '../isOneOf.ts';

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
