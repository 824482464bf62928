import type { CredentialField } from '../../../src/platform-constants/index.ts';

/** What a form has gathered so far, by key: what was left alone or emptied is absent. */
export type CredentialValues = Readonly<Record<string, unknown>>;

/** Sets the value of a key, or takes the key out. */
export function withValue(values: CredentialValues, key: string, value: unknown): CredentialValues {
  const { [key]: _before, ...others } = values;
  return value === undefined ? others : { ...others, [key]: value };
}

/** Made-up values that a check accepts, from what the fields say of themselves. */
export function exampleOf(fields: readonly CredentialField[]): CredentialValues {
  return Object.fromEntries(fields.map((field) => [field.key, exampleValue(field)]));
}

/** The values with every secret covered, to be shown. */
export function covered(fields: readonly CredentialField[], values: CredentialValues): CredentialValues {
  const secret = new Set<string>(fields.filter((field) => field.secret).map((field) => field.key));
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, secret.has(key) ? '••••••' : value]),
  );
}

function exampleValue(field: CredentialField): unknown {
  if (field.default !== undefined) return field.default;
  if (field.options) return field.options.at(-1)?.value;
  switch (field.type) {
    case 'number':
      return 587;
    case 'boolean':
    case 'switch':
      return true;
    case 'object':
      return {};
    default:
      return `example-${field.key}`;
  }
}
