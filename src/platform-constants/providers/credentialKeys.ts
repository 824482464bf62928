import { isOneOf } from '../isOneOf.ts';

/**
 * Every key that a credential field may have.
 * The typical keys of the specification (docs/protocol.md#sources) are among them.
 * @source docs/protocol.md#platform-values
 */
export const credentialKeys = [
  'apiKey',
  'user',
  'secretKey',
  'domain',
  'password',
  'host',
  'port',
  'secure',
  'region',
  'accountSid',
  'messageProfileId',
  'token',
  'from',
  'senderName',
  'contentType',
  'applicationId',
  'clientId',
  'projectName',
  'serviceAccount',
  'baseUrl',
  'webhookUrl',
  'requireTls',
  'ignoreTls',
  'tlsOptions',
  'redirectUrl',
  'hmac',
  'ipPoolName',
  'apiKeyRequestHeader',
  'secretKeyRequestHeader',
  'idPath',
  'datePath',
  'authenticateByToken',
  'authenticationTokenKey',
  'accessKey',
  'instanceId',
  'apiToken',
  'apiURL',
  'appID',
  'alertUid',
  'title',
  'imageUrl',
  'state',
  'externalLink',
  'channelId',
  'phoneNumberIdentification',
  'apiVersion',
] as const;

/** One credential key. */
export type CredentialKey = (typeof credentialKeys)[number];

/** Whether a value is one of `credentialKeys`. */
export function isCredentialKey(value: unknown): value is CredentialKey {
  return isOneOf(credentialKeys, value);
}
