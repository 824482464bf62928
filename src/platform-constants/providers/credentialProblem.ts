import { isOneOf } from '../isOneOf.ts';

/** What can be wrong with credentials that were handed in. */
export const credentialProblemKinds = [
  'unknown_provider',
  'missing',
  'unknown',
  'wrong_type',
  'not_an_option',
] as const;

/** One kind of credential problem. */
export type CredentialProblemKind = (typeof credentialProblemKinds)[number];

/** Whether a value is one of `credentialProblemKinds`. */
export function isCredentialProblemKind(value: unknown): value is CredentialProblemKind {
  return isOneOf(credentialProblemKinds, value);
}

/** One thing wrong with credentials that were handed in. */
export interface CredentialProblem {
  readonly kind: CredentialProblemKind;
  /** The key of the field, or `null` where the whole is wrong. */
  readonly key: string | null;
  /** In English; names keys and kinds of value, and never holds a value. */
  readonly message: string;
}

/** The answer of a credential check. */
export type CredentialsResult<Values> =
  | { readonly valid: true; readonly values: Values }
  | { readonly valid: false; readonly problems: readonly CredentialProblem[] };
