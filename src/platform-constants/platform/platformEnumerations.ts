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

/**
 * The image types that may be uploaded, as file extensions.
 * @source docs/protocol.md#enumerations
 */
export const imageTypes = ['jpeg', 'png', 'jpg'] as const;

/** One image type. */
export type ImageType = (typeof imageTypes)[number];

/** Whether a value is one of `imageTypes`. */
export function isImageType(value: unknown): value is ImageType {
  return isOneOf(imageTypes, value);
}

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
