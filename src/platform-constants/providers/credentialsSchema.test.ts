import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { credentialsJsonSchema } from './credentialsJsonSchema.ts';
import { credentialsSchema } from './credentialsSchema.ts';
import { providerCatalogue } from './providerCatalogue.ts';
import { providerCredentialsJsonSchema } from './providerCredentialsJsonSchema.ts';
import { providerCredentialsSchema } from './providerCredentialsSchema.ts';
import type { CredentialField, ProviderDefinition } from './providerDefinition.ts';
import { validateProviderCredentials } from './validateProviderCredentials.ts';

const twilio = { accountSid: 'AC1', token: 'secret', from: '+15550100' };
const all: readonly ProviderDefinition[] = Object.values(providerCatalogue).flatMap((list) => [...list]);

describe('the Standard Schema of credentials', () => {
  it('has the version and the vendor of the standard', () => {
    const { version, vendor, validate } = credentialsSchema('twilio')['~standard'];
    expect(version).toBe(1);
    expect(vendor).toBe('carillon');
    expect(validate).toBeTypeOf('function');
  });

  it('gives the value of what fits', () => {
    expect(credentialsSchema('twilio')['~standard'].validate(twilio)).toEqual({ value: twilio });
  });

  it('gives issues with a path for what does not; an unknown key is an issue of the whole', () => {
    const hostile: unknown = JSON.parse('{"accountSid":"AC1","token":5,"__proto__":1}');
    expect(credentialsSchema('twilio')['~standard'].validate(hostile)).toEqual({
      issues: [
        { message: '"token" (Auth token) must be a string, got number.', path: ['token'] },
        { message: '"from" (From) is missing.', path: ['from'] },
        {
          message: '"__proto__" is not a credential of twilio; its fields are accountSid, token, from.',
          path: [],
        },
      ],
    });
    expect(credentialsSchema('twilio')['~standard'].validate(null)).toMatchObject({ issues: [{ path: [] }] });
  });

  it('has the types of its input and output', () => {
    const schema = credentialsSchema('twilio');
    type Types = NonNullable<(typeof schema)['~standard']['types']>;
    expectTypeOf<Types['input']>().toEqualTypeOf<{ accountSid: string; token: string; from: string }>();
    expectTypeOf<Types['output']>().toEqualTypeOf<{ accountSid: string; token: string; from: string }>();
  });

  it('exists for every provider', () => {
    for (const provider of all) {
      const { validate } = providerCredentialsSchema(provider)['~standard'];
      expect.soft(validate([]), provider.id).toHaveProperty('issues');
    }
  });
});

describe('the JSON Schema of credentials', () => {
  it('of Twilio is the one that is written here by hand', () => {
    expect(credentialsJsonSchema('twilio')).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Twilio',
      type: 'object',
      properties: {
        accountSid: { title: 'Account SID', type: 'string', pattern: '\\S' },
        token: { title: 'Auth token', type: 'string', pattern: '\\S', writeOnly: true },
        from: { title: 'From', type: 'string', pattern: '\\S' },
      },
      required: ['accountSid', 'token', 'from'],
      additionalProperties: false,
    });
  });

  it('shows options with their labels and defaults', () => {
    expect(credentialsJsonSchema('one-signal').properties.apiVersion).toEqual({
      title: 'One Signal API',
      description: 'which OneSignal API to use',
      oneOf: [
        { const: 'playerModel', title: 'Default (Player Model)' },
        { const: 'externalId', title: 'External ID' },
      ],
      default: 'playerModel',
    });
    expect(credentialsJsonSchema('generic-sms').required).not.toContain('idPath');
    expect(credentialsJsonSchema('generic-sms').properties.idPath?.default).toBe('data.id');
  });

  it('is valid for every provider and survives JSON', () => {
    const ajv = new Ajv2020({ strict: true });
    for (const provider of all) {
      const schema = providerCredentialsJsonSchema(provider);
      expect.soft(ajv.validateSchema(schema), provider.id).toBe(true);
      expect.soft(() => ajv.compile(schema), provider.id).not.toThrow();
      expect.soft(JSON.parse(JSON.stringify(schema)), provider.id).toEqual(schema);
      expect
        .soft(Object.keys(schema.properties), provider.id)
        .toEqual(provider.credentials.map(({ key }) => key));
    }
  });

  it('accepts for every provider what the check accepts, and nothing else', () => {
    for (const provider of all) {
      const answers = compareOnRandomCandidates(provider);
      expect.soft([...answers].sort(), provider.id).toEqual([false, true]);
    }
  });
});

/** Asks the schema and the check about the same random candidates; returns the answers that were given. */
function compareOnRandomCandidates(provider: ProviderDefinition): ReadonlySet<boolean> {
  const accepts = new Ajv2020({ strict: true }).compile(providerCredentialsJsonSchema(provider));
  const rubbish = fc.oneof(fc.constantFrom('', ' ', null, true, 0, {}, []), fc.jsonValue());
  const right = (field: CredentialField): fc.Arbitrary<unknown> => {
    if (field.options) return fc.constantFrom(...field.options.map((option) => option.value));
    if (field.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
    if (field.type === 'boolean' || field.type === 'switch') return fc.boolean();
    return field.type === 'object' ? fc.dictionary(fc.string(), fc.jsonValue()) : fc.string({ minLength: 1 });
  };
  const record = Object.fromEntries(
    provider.credentials.map((field) => [
      field.key,
      fc.oneof({ weight: 12, arbitrary: right(field) }, { weight: 1, arbitrary: rubbish }),
    ]),
  );
  const values = fc
    .tuple(
      fc.oneof(fc.record(record), fc.record(record, { requiredKeys: [] })),
      fc.option(fc.dictionary(fc.string(), rubbish, { maxKeys: 1 }), { freq: 2 }),
    )
    .map(([fields, extra]) => ({ ...fields, ...extra }));
  const answers = new Set<boolean>();
  fc.assert(
    fc.property(values, (candidate) => {
      const { valid } = validateProviderCredentials(provider, candidate);
      answers.add(valid);
      expect(accepts(candidate), provider.id).toBe(valid);
    }),
    { seed: 68, numRuns: 60 },
  );
  return answers;
}
