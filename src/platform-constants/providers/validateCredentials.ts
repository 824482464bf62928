import type { CredentialsResult } from './credentialProblem.ts';
import type { CredentialsOutput } from './credentialValues.ts';
import { type ProviderById, type ProviderId, providerOf } from './providerCatalogue.ts';
import { validateProviderCredentials } from './validateProviderCredentials.ts';

/**
 * Checks credentials against the fields of the provider that has an id.
 * It brings the whole catalogue along; `validateProviderCredentials` checks against one definition.
 * An id that is in no catalogue entry, such as `emailjs`, gives the problem `unknown_provider`.
 */
export function validateCredentials<Id extends ProviderId>(
  providerId: Id,
  values: unknown,
): CredentialsResult<CredentialsOutput<ProviderById<Id>>>;
export function validateCredentials(
  providerId: string,
  values: unknown,
): CredentialsResult<Readonly<Record<string, unknown>>>;
export function validateCredentials(
  providerId: string,
  values: unknown,
): CredentialsResult<Readonly<Record<string, unknown>>> {
  const provider = providerOf(providerId);
  if (provider) return validateProviderCredentials(provider, values);
  const message = 'No provider of the catalogue has this id.';
  return { valid: false, problems: [{ kind: 'unknown_provider', key: null, message }] };
}
