import type { CredentialProblem, CredentialProblemKind, CredentialsResult } from './credentialProblem.ts';
import type { CredentialsOutput } from './credentialValues.ts';
import type { CredentialField, ProviderDefinition } from './providerDefinition.ts';

/** Longest key repeated in a message, in characters: a pasted secret in the place of a key is not echoed whole. */
const shownKeyMaxLength = 32;

/**
 * Checks credentials against the fields of one provider, without the catalogue.
 * Problems come in the order of the fields, then unknown keys. Only own keys count. A blank string in a required
 * field counts as missing; `null` is accepted only where it is an option. Values are neither converted nor trimmed.
 */
export function validateProviderCredentials<const Provider extends ProviderDefinition>(
  provider: Provider,
  values: unknown,
): CredentialsResult<CredentialsOutput<Provider>> {
  if (!isRecord(values)) {
    const message = `The credentials of ${provider.id} must be an object, got ${kindOf(values)}.`;
    return { valid: false, problems: [{ kind: 'wrong_type', key: null, message }] };
  }

  const problems: CredentialProblem[] = [];
  const accepted: Record<string, unknown> = {};

  for (const field of provider.credentials) {
    const given = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    const value = given === undefined ? field.default : given;
    const problem = problemOf(field, value);
    if (problem) problems.push(problem);
    else if (value !== undefined) accepted[field.key] = value;
  }

  const known = provider.credentials.map((field): string => field.key);
  for (const key of Object.keys(values)) {
    if (known.includes(key)) continue;
    const fields = known.length > 0 ? `its fields are ${known.join(', ')}` : 'it has none';
    const message = `"${shortened(key)}" is not a credential of ${provider.id}; ${fields}.`;
    problems.push({ kind: 'unknown', key, message });
  }

  return conforms(provider, accepted, problems)
    ? { valid: true, values: accepted }
    : { valid: false, problems };
}

/** Lets TypeScript see what the loop above has seen to: nothing is wrong and nothing required is absent. */
function conforms<Provider extends ProviderDefinition>(
  provider: Provider,
  accepted: object,
  problems: readonly CredentialProblem[],
): accepted is CredentialsOutput<Provider> {
  return (
    problems.length === 0 &&
    provider.credentials.every((field) => !field.required || Object.hasOwn(accepted, field.key))
  );
}

function problemOf(field: CredentialField, value: unknown): CredentialProblem | undefined {
  const named = `"${field.key}" (${field.label})`;
  const problem = (kind: CredentialProblemKind, message: string) => ({ kind, key: field.key, message });

  if (value === undefined) return field.required ? problem('missing', `${named} is missing.`) : undefined;

  if (field.options) {
    if (field.options.some((option) => option.value === value)) return undefined;
    const labels = field.options.map((option) => JSON.stringify(option.value)).join(', ');
    return problem('not_an_option', `${named} must be one of ${labels}.`);
  }

  const expected = expectedKind(field);
  const actual = kindOf(value);
  if (actual !== expected) return problem('wrong_type', `${named} must be a ${expected}, got ${actual}.`);

  if (field.required && typeof value === 'string' && value.trim() === '') {
    return problem('missing', `${named} is missing: it is blank.`);
  }
  return undefined;
}

function expectedKind(field: CredentialField): 'string' | 'number' | 'boolean' | 'plain object' {
  switch (field.type) {
    case 'number':
      return 'number';
    case 'boolean':
    case 'switch':
      return 'boolean';
    case 'object':
      return 'plain object';
    default:
      return 'string';
  }
}

/** Names the kind of a value, never the value; not-a-number and the infinities are no numbers here. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'non-finite number';
  return typeof value === 'object' ? 'plain object' : typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return kindOf(value) === 'plain object';
}

function shortened(key: string): string {
  return key.length > shownKeyMaxLength ? `${key.slice(0, shownKeyMaxLength)}…` : key;
}
