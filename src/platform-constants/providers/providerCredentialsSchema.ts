import type { CredentialsInput, CredentialsOutput } from './credentialValues.ts';
import type { ProviderDefinition } from './providerDefinition.ts';
import type { StandardSchema } from './standardSchema.ts';
import { validateProviderCredentials } from './validateProviderCredentials.ts';

/**
 * Makes the Standard Schema of one provider's credentials, for any validator or form library, without the catalogue.
 * An issue of a field has its key as path; an unknown key is an issue of the whole.
 */
export function providerCredentialsSchema<const Provider extends ProviderDefinition>(
  provider: Provider,
): StandardSchema<CredentialsInput<Provider>, CredentialsOutput<Provider>> {
  return {
    '~standard': {
      version: 1,
      vendor: 'carillon',
      validate(value) {
        const result = validateProviderCredentials(provider, value);
        if (result.valid) return { value: result.values };
        // No form has a place for a key that it does not know, and a key such as `__proto__` is no safe path.
        const issues = result.problems.map(({ kind, key, message }) => ({
          message,
          path: key === null || kind === 'unknown' ? [] : [key],
        }));
        return { issues };
      },
    },
  };
}
