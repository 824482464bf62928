import { isOneOf } from '../isOneOf.ts';

/**
 * The step types that act without a channel.
 * `workflowStepTypes` adds the five channels.
 * @source spec §3
 */
export const stepTypes = ['trigger', 'digest', 'delay', 'custom'] as const;

/** One step type. */
export type StepType = (typeof stepTypes)[number];

/** Tells whether a value is one of `stepTypes`. */
export function isStepType(value: unknown): value is StepType {
  return isOneOf(stepTypes, value);
}
