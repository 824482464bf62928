import { isOneOf } from '../isOneOf.ts';

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
