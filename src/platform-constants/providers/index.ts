export { type ChatProvider, type ChatProviderId, chatProviders } from './chatProviders.ts';
export {
  type CredentialFieldType,
  credentialFieldTypes,
  isCredentialFieldType,
} from './credentialFieldTypes.ts';
export { type CredentialKey, credentialKeys, isCredentialKey } from './credentialKeys.ts';
export {
  type CredentialProblem,
  type CredentialProblemKind,
  type CredentialsResult,
  credentialProblemKinds,
  isCredentialProblemKind,
} from './credentialProblem.ts';
export {
  accessKeyIdCredential,
  accountSidCredential,
  apiKeyCredential,
  apiSecretCredential,
  authTokenCredential,
  emailFromCredential,
  emailSenderNameCredential,
  requiredBaseUrlCredential,
  requiredPasswordCredential,
  secretAccessKeyCredential,
  smsFromCredential,
  webhookSecretCredential,
} from './credentials.ts';
export { credentialsJsonSchema } from './credentialsJsonSchema.ts';
export { credentialsSchema } from './credentialsSchema.ts';
export type { CredentialsInput, CredentialsOutput, CredentialValue } from './credentialValues.ts';
export { type EmailProvider, type EmailProviderId, emailProviders } from './emailProviders.ts';
export { type InAppProvider, type InAppProviderId, inAppProviders } from './inAppProviders.ts';
export { type IntegrationStatus, integrationStatuses, isIntegrationStatus } from './integrationStatuses.ts';
export {
  credentialsOf,
  isProviderId,
  type Provider,
  type ProviderById,
  type ProviderId,
  providerCatalogue,
  providerOf,
  providersOf,
} from './providerCatalogue.ts';
export {
  type CredentialJsonSchema,
  type CredentialsJsonSchema,
  providerCredentialsJsonSchema,
} from './providerCredentialsJsonSchema.ts';
export { providerCredentialsSchema } from './providerCredentialsSchema.ts';
export type { CredentialField, CredentialOption, ProviderDefinition } from './providerDefinition.ts';
export {
  isPlatformOwnedProviderId,
  type PlatformOwnedProviderId,
  platformOwnedProviderIds,
  type UncataloguedEmailProviderId,
  uncataloguedProviderIds,
} from './providerIds.ts';
export { type PushProvider, type PushProviderId, pushProviders } from './pushProviders.ts';
export { type SmsProvider, type SmsProviderId, smsProviders } from './smsProviders.ts';
export type { StandardIssue, StandardResult, StandardSchema } from './standardSchema.ts';
export { validateCredentials } from './validateCredentials.ts';
export { validateProviderCredentials } from './validateProviderCredentials.ts';
