import { isOneOf } from '../isOneOf.ts';

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
