import { isOneOf } from '../isOneOf.ts';

/**
 * The prefixes of short identifiers.
 * @source docs/protocol.md#enumerations
 */
export const idPrefixes = ['wf_', 'st_', 'env_'] as const;

/** One identifier prefix. */
export type IdPrefix = (typeof idPrefixes)[number];

/** Whether a value is one of `idPrefixes`. */
export function isIdPrefix(value: unknown): value is IdPrefix {
  return isOneOf(idPrefixes, value);
}

/**
 * Which prefix marks the identifiers of which entity.
 * @source docs/protocol.md#platform-values
 */
export const idPrefixByEntity = {
  workflow: 'wf_',
  step: 'st_',
  environment: 'env_',
} as const satisfies Record<string, IdPrefix>;
