import { isOneOf } from '../isOneOf.ts';

/**
 * The kinds of token the platform can check.
 * @source docs/protocol.md#roles-and-authentication
 */
export const tokenKinds = ['jwt', 'jwt-clerk', 'headerapikey'] as const;

/** One token kind. */
export type TokenKind = (typeof tokenKinds)[number];

/** Whether a value is one of `tokenKinds`. */
export function isTokenKind(value: unknown): value is TokenKind {
  return isOneOf(tokenKinds, value);
}
