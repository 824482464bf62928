import { isOneOf } from '../isOneOf.ts';

/**
 * The environments that every organisation starts with.
 * @source docs/protocol.md#enumerations
 */
export const environments = ['Development', 'Production'] as const;

/** One environment name. */
export type Environment = (typeof environments)[number];

/** Whether a value is one of `environments`. */
export function isEnvironment(value: unknown): value is Environment {
  return isOneOf(environments, value);
}
