import { type ProviderId, providerOf } from './providerCatalogue.ts';
import {
  type CredentialsJsonSchema,
  providerCredentialsJsonSchema,
} from './providerCredentialsJsonSchema.ts';

/**
 * Makes the JSON Schema of the credentials of the provider that has an id.
 * It brings the whole catalogue along; `providerCredentialsJsonSchema` takes one definition.
 */
export function credentialsJsonSchema(providerId: ProviderId): CredentialsJsonSchema {
  return providerCredentialsJsonSchema(providerOf(providerId));
}
