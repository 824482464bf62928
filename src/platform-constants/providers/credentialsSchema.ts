import type { CredentialsInput, CredentialsOutput } from './credentialValues.ts';
import { type ProviderById, type ProviderId, providerOf } from './providerCatalogue.ts';
import { providerCredentialsSchema } from './providerCredentialsSchema.ts';
import type { StandardSchema } from './standardSchema.ts';

/**
 * Makes the Standard Schema of the credentials of the provider that has an id.
 * It brings the whole catalogue along; `providerCredentialsSchema` takes one definition.
 */
export function credentialsSchema<Id extends ProviderId>(
  providerId: Id,
): StandardSchema<CredentialsInput<ProviderById<Id>>, CredentialsOutput<ProviderById<Id>>> {
  return providerCredentialsSchema(providerOf(providerId));
}
