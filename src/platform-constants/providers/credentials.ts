import type { CredentialField } from './providerDefinition.ts';

/**
 * The sender's address. The specification calls it common to the email providers; here every one of them has it but `novu-email`,
 * which the platform itself sends for.
 * @source docs/protocol.md#providers (key, required), docs/protocol.md#platform-values (label, hint)
 */
export const emailFromCredential = {
  key: 'from',
  label: 'From email address',
  type: 'string',
  required: true,
  hint: 'address already verified with the delivery provider',
} as const satisfies CredentialField;

/**
 * The sender's name. The specification calls it common to the email providers; here every one of them has it but `novu-email`,
 * which the platform itself sends for.
 * @source docs/protocol.md#providers (key, required), docs/protocol.md#platform-values (label)
 */
export const emailSenderNameCredential = {
  key: 'senderName',
  label: 'Sender name',
  type: 'string',
  required: true,
} as const satisfies CredentialField;

/**
 * The sender's number or name. The specification calls it common to the SMS providers, and required; here seven of them do not
 * have it, and one has it as an option: `smsProviders` names them.
 * @source docs/protocol.md#providers (key, required), docs/protocol.md#platform-values (label)
 */
export const smsFromCredential = {
  key: 'from',
  label: 'From',
  type: 'string',
  required: true,
} as const satisfies CredentialField;

/**
 * An API key.
 * @source docs/protocol.md#platform-values
 */
export const apiKeyCredential = {
  key: 'apiKey',
  label: 'API Key',
  type: 'string',
  required: true,
  secret: true,
} as const satisfies CredentialField;

/**
 * The secret that belongs to an API key.
 * @source docs/protocol.md#platform-values
 */
export const apiSecretCredential = {
  key: 'secretKey',
  label: 'API Secret',
  type: 'string',
  required: true,
  secret: true,
} as const satisfies CredentialField;

/**
 * The address of the provider's API.
 * @source docs/protocol.md#platform-values
 */
export const requiredBaseUrlCredential = {
  key: 'baseUrl',
  label: 'Base URL',
  type: 'string',
  required: true,
} as const satisfies CredentialField;

/**
 * A password.
 * @source docs/protocol.md#platform-values
 */
export const requiredPasswordCredential = {
  key: 'password',
  label: 'Password',
  type: 'string',
  required: true,
  secret: true,
} as const satisfies CredentialField;

/**
 * The identifier of an account.
 * @source docs/protocol.md#platform-values
 */
export const accountSidCredential = {
  key: 'accountSid',
  label: 'Account SID',
  type: 'string',
  required: true,
} as const satisfies CredentialField;

/**
 * The token that belongs to an account.
 * @source docs/protocol.md#platform-values
 */
export const authTokenCredential = {
  key: 'token',
  label: 'Auth token',
  type: 'string',
  required: true,
  secret: true,
} as const satisfies CredentialField;

/**
 * The first half of an AWS key pair.
 * @source docs/protocol.md#platform-values
 */
export const accessKeyIdCredential = {
  key: 'apiKey',
  label: 'Access key ID',
  type: 'string',
  required: true,
  secret: true,
} as const satisfies CredentialField;

/**
 * The second half of an AWS key pair.
 * @source docs/protocol.md#platform-values
 */
export const secretAccessKeyCredential = {
  key: 'secretKey',
  label: 'Secret access key',
  type: 'string',
  required: true,
  secret: true,
} as const satisfies CredentialField;

/**
 * The key that signs each webhook call.
 * @source docs/protocol.md#platform-values
 */
export const webhookSecretCredential = {
  key: 'secretKey',
  label: 'Secret Hmac Key',
  type: 'string',
  required: true,
  secret: true,
  hint: 'key used to sign each webhook call',
} as const satisfies CredentialField;
