import { isOneOf } from '../isOneOf.ts';

/**
 * The step types that act without a channel.
 * `workflowStepTypes` adds the five channels.
 * @source docs/protocol.md#enumerations
 */
export const stepTypes = ['trigger', 'digest', 'delay', 'custom'] as const;

/** One step type. */
export type StepType = (typeof stepTypes)[number];

/** Whether a value is one of `stepTypes`. */
export function isStepType(value: unknown): value is StepType {
  return isOneOf(stepTypes, value);
}
