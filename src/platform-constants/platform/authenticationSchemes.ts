import { isOneOf } from '../isOneOf.ts';

/**
 * The schemes of the `Authorization` header.
 * @source docs/protocol.md#roles-and-authentication
 */
export const authenticationSchemes = ['Bearer', 'ApiKey'] as const;

/** One authentication scheme. */
export type AuthenticationScheme = (typeof authenticationSchemes)[number];

/** Whether a value is one of `authenticationSchemes`. */
export function isAuthenticationScheme(value: unknown): value is AuthenticationScheme {
  return isOneOf(authenticationSchemes, value);
}
