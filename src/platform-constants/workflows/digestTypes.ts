import { isOneOf } from '../isOneOf.ts';

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
