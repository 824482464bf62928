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

/**
 * How a delay step finds its moment.
 * @source docs/protocol.md#platform-values
 */
export const delayTypes = ['regular', 'scheduled'] as const;

/** One delay type. */
export type DelayType = (typeof delayTypes)[number];

/** Whether a value is one of `delayTypes`. */
export function isDelayType(value: unknown): value is DelayType {
  return isOneOf(delayTypes, value);
}

/**
 * How a digest step gathers events.
 * @source docs/protocol.md#enumerations
 */
export const digestTypes = ['regular', 'backoff', 'timed'] as const;

/** One digest type. */
export type DigestType = (typeof digestTypes)[number];

/** Whether a value is one of `digestTypes`. */
export function isDigestType(value: unknown): value is DigestType {
  return isOneOf(digestTypes, value);
}

/**
 * The units of a digest window and of a delay.
 * @source docs/protocol.md#enumerations ("seconds up to months"); the units between are the platform's
 */
export const timeUnits = ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months'] as const;

/** One unit of a digest window or a delay. */
export type TimeUnit = (typeof timeUnits)[number];

/** Whether a value is one of `timeUnits`. */
export function isTimeUnit(value: unknown): value is TimeUnit {
  return isOneOf(timeUnits, value);
}

/**
 * Where the definition of a workflow lives.
 * @source docs/protocol.md#enumerations
 */
export const templateTypes = ['REGULAR', 'ECHO', 'BRIDGE'] as const;

/** One template type. */
export type TemplateType = (typeof templateTypes)[number];

/** Whether a value is one of `templateTypes`. */
export function isTemplateType(value: unknown): value is TemplateType {
  return isOneOf(templateTypes, value);
}
