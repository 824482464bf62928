import { isOneOf } from '../isOneOf.ts';

/**
 * The types of a credential field, which determine how a form shows it.
 * `string`, `text` and `password` hold text; `boolean` and `switch` a boolean; `dropdown` one of its options.
 * @source docs/protocol.md#platform-values
 */
export const credentialFieldTypes = [
  'string',
  'number',
  'boolean',
  'switch',
  'object',
  'dropdown',
  'text',
  'password',
] as const;

/** One type of a credential field. */
export type CredentialFieldType = (typeof credentialFieldTypes)[number];

/** Whether a value is one of `credentialFieldTypes`. */
export function isCredentialFieldType(value: unknown): value is CredentialFieldType {
  return isOneOf(credentialFieldTypes, value);
}
