import type { CredentialField, ProviderDefinition } from './providerDefinition.ts';

/** The JSON Schema of one credential field. */
export interface CredentialJsonSchema {
  readonly title: string;
  readonly description?: string;
  readonly type?: 'string' | 'number' | 'boolean' | 'object';
  /** Refuses a blank string in a required field. */
  readonly pattern?: string;
  readonly default?: string;
  /** True on a secret: never send the stored value back. */
  readonly writeOnly?: true;
  /** The choices of a dropdown, each with its label. */
  readonly oneOf?: readonly { readonly const: string | null; readonly title: string }[];
}

/** The JSON Schema, draft 2020-12, of one provider's credentials. */
export interface CredentialsJsonSchema {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema';
  readonly title: string;
  readonly type: 'object';
  /** In the order of the form. */
  readonly properties: Readonly<Record<string, CredentialJsonSchema>>;
  /** The keys that must be handed in: the required ones that have no default. */
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** Makes the JSON Schema of one provider's credentials, without the catalogue; it accepts what the check accepts. */
export function providerCredentialsJsonSchema(provider: ProviderDefinition): CredentialsJsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: provider.displayName,
    type: 'object',
    properties: Object.fromEntries(provider.credentials.map((field) => [field.key, fieldSchema(field)])),
    required: provider.credentials
      .filter((field) => field.required && field.default === undefined)
      .map((field) => field.key),
    additionalProperties: false,
  };
}

function fieldSchema(field: CredentialField): CredentialJsonSchema {
  return {
    title: field.label,
    ...(field.hint === undefined ? {} : { description: field.hint }),
    ...valueSchema(field),
    ...(field.default === undefined ? {} : { default: field.default }),
    ...(field.secret ? { writeOnly: true } : {}),
  };
}

function valueSchema(field: CredentialField): Pick<CredentialJsonSchema, 'type' | 'pattern' | 'oneOf'> {
  if (field.options)
    return { oneOf: field.options.map(({ label, value }) => ({ const: value, title: label })) };
  switch (field.type) {
    case 'number':
    case 'object':
      return { type: field.type };
    case 'boolean':
    case 'switch':
      return { type: 'boolean' };
    default:
      return field.required ? { type: 'string', pattern: '\\S' } : { type: 'string' };
  }
}
