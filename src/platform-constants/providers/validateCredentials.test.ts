import { describe, expect, expectTypeOf, it } from 'vitest';
import { credentialProblemKinds, isCredentialProblemKind } from './credentialProblem.ts';
import type { CredentialsInput, CredentialsOutput } from './credentialValues.ts';
import { type ProviderById, providerCatalogue, providerOf } from './providerCatalogue.ts';
import { validateCredentials } from './validateCredentials.ts';
import { validateProviderCredentials } from './validateProviderCredentials.ts';

const secret = 'sk-live-9f8e7d6c5b4a';
const twilio = { accountSid: 'AC1', token: secret, from: '+15550100' };
const smtp = { host: 'mail.example', port: 587, from: 'a@example.com', senderName: 'Ann' };
const generic = { baseUrl: 'https://sms.example', apiKeyRequestHeader: 'X-Key', apiKey: secret, from: 'Ann' };

function problems(id: string, values: unknown): [string, string | null][] {
  const result = validateCredentials(id, values);
  return result.valid ? [] : result.problems.map(({ kind, key }) => [kind, key]);
}

function messages(id: string, values: unknown): string[] {
  const result = validateCredentials(id, values);
  return result.valid ? [] : result.problems.map(({ message }) => message);
}

describe('validateCredentials accepts', () => {
  it('what is complete, and gives it back unchanged', () => {
    expect(validateCredentials('twilio', twilio)).toEqual({ valid: true, values: twilio });
  });

  it('an empty object where there is nothing to fill in', () => {
    expect(validateCredentials('discord', {})).toEqual({ valid: true, values: {} });
  });

  it('optional fields that are left out, undefined or blank', () => {
    expect(problems('nodemailer', smtp)).toEqual([]);
    expect(problems('nodemailer', { ...smtp, user: undefined, password: '' })).toEqual([]);
  });

  it('every type of field', () => {
    const values = { ...smtp, secure: true, requireTls: false, tlsOptions: { rejectUnauthorized: true } };
    expect(validateCredentials('nodemailer', values)).toEqual({ valid: true, values });
  });

  it('every option of a dropdown, null among them where it is one', () => {
    const sparkpost = { apiKey: 'k', from: 'a@example.com', senderName: 'Ann' };
    for (const region of [null, 'eu']) expect(problems('sparkpost', { ...sparkpost, region })).toEqual([]);
    for (const contentType of [null, 'unicode', 'plain']) {
      expect(problems('isend-sms', { apiToken: 't', contentType })).toEqual([]);
    }
    for (const apiVersion of ['playerModel', 'externalId']) {
      expect(problems('one-signal', { applicationId: 'a', apiKey: 'k', apiVersion })).toEqual([]);
    }
  });

  it('objects without a prototype', () => {
    expect(problems('twilio', Object.assign(Object.create(null), twilio))).toEqual([]);
  });

  it('fields with a default that are left out, and fills them in', () => {
    expect(validateCredentials('generic-sms', generic)).toEqual({
      valid: true,
      values: { ...generic, idPath: 'data.id', datePath: 'data.date' },
    });
    expect(validateCredentials('one-signal', { applicationId: 'a', apiKey: 'k' })).toEqual({
      valid: true,
      values: { applicationId: 'a', apiKey: 'k', apiVersion: 'playerModel' },
    });
    expect(validateCredentials('generic-sms', { ...generic, idPath: 'id' })).toMatchObject({
      values: { idPath: 'id' },
    });
  });
});

describe('validateCredentials refuses', () => {
  it('what is missing, undefined or blank in a required field', () => {
    expect(problems('twilio', {})).toEqual([
      ['missing', 'accountSid'],
      ['missing', 'token'],
      ['missing', 'from'],
    ]);
    expect(problems('twilio', { ...twilio, token: undefined })).toEqual([['missing', 'token']]);
    expect(problems('twilio', { ...twilio, token: ' \t\n' })).toEqual([['missing', 'token']]);
    expect(problems('generic-sms', { ...generic, idPath: '' })).toEqual([['missing', 'idPath']]);
    expect(messages('twilio', { ...twilio, token: undefined })).toEqual(['"token" (Auth token) is missing.']);
  });

  it('an unknown key, and lists the known ones', () => {
    expect(problems('twilio', { ...twilio, apiKey: 'x' })).toEqual([['unknown', 'apiKey']]);
    expect(messages('twilio', { ...twilio, apiKey: 'x' })).toEqual([
      '"apiKey" is not a credential of twilio; its fields are accountSid, token, from.',
    ]);
    expect(messages('discord', { webhookUrl: 'x' })).toEqual([
      '"webhookUrl" is not a credential of discord; it has none.',
    ]);
  });

  it.each([
    ['port', '587', 'number', 'string'],
    ['port', Number.NaN, 'number', 'non-finite number'],
    ['port', Number.POSITIVE_INFINITY, 'number', 'non-finite number'],
    ['secure', 'true', 'boolean', 'string'],
    ['requireTls', 1, 'boolean', 'number'],
    ['tlsOptions', '{}', 'plain object', 'string'],
    ['tlsOptions', [], 'plain object', 'array'],
    ['tlsOptions', null, 'plain object', 'null'],
    ['user', 5, 'string', 'number'],
    ['user', null, 'string', 'null'],
    ['user', ['a'], 'string', 'array'],
    ['user', () => 'a', 'string', 'function'],
    ['user', Symbol('a'), 'string', 'symbol'],
    ['user', 5n, 'string', 'bigint'],
  ])('the wrong type: %s as %o', (key, value, expected, actual) => {
    expect(problems('nodemailer', { ...smtp, [key]: value })).toEqual([['wrong_type', key]]);
    expect(messages('nodemailer', { ...smtp, [key]: value })[0]).toContain(
      `must be a ${expected}, got ${actual}.`,
    );
  });

  it('a value that is none of the options of a dropdown', () => {
    const values = { applicationId: 'a', apiKey: 'k', apiVersion: 'v3' };
    expect(problems('one-signal', values)).toEqual([['not_an_option', 'apiVersion']]);
    expect(messages('one-signal', values)).toEqual([
      '"apiVersion" (One Signal API) must be one of "playerModel", "externalId".',
    ]);
    expect(problems('one-signal', { ...values, apiVersion: null })).toEqual([
      ['not_an_option', 'apiVersion'],
    ]);
  });

  it('several things at once: fields in their order, then unknown keys', () => {
    expect(problems('nodemailer', { zip: 1, port: '1', from: 'a', senderName: 'b', bar: 2 })).toEqual([
      ['missing', 'host'],
      ['wrong_type', 'port'],
      ['unknown', 'zip'],
      ['unknown', 'bar'],
    ]);
  });

  it.each([[null], [undefined], ['{}'], [5], [[]], [() => ({})]])(
    '%o in the place of the object',
    (values) => {
      expect(problems('twilio', values)).toEqual([['wrong_type', null]]);
    },
  );

  it.each(['emailjs', 'fax', '', '__proto__', 'constructor'])('the unknown provider %j', (id) => {
    expect(problems(id, {})).toEqual([['unknown_provider', null]]);
  });
});

describe('validateCredentials is safe', () => {
  it('against keys of a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"accountSid":"x","token":"x","from":"x"}}');
    expect(problems('twilio', hostile)).toEqual([
      ['missing', 'accountSid'],
      ['missing', 'token'],
      ['missing', 'from'],
      ['unknown', '__proto__'],
    ]);
    expect(problems('twilio', Object.create(twilio))).toHaveLength(3);
    expect(problems('twilio', { ...twilio, constructor: 'x', toString: 'x' })).toEqual([
      ['unknown', 'constructor'],
      ['unknown', 'toString'],
    ]);
    expect(Object.prototype).not.toHaveProperty('accountSid');
  });

  it('for secrets: no value is ever in a problem', () => {
    for (const providers of Object.values(providerCatalogue)) {
      for (const provider of providers) {
        for (const wrap of [
          (x: string) => x,
          (x: string) => [x],
          (x: string) => ({ x }),
          (x: string) => () => x,
        ]) {
          const values = Object.fromEntries(provider.credentials.map(({ key }) => [key, wrap(secret)]));
          const result = validateCredentials(provider.id, { ...values, extra: wrap(secret) });
          expect(result.valid).toBe(false);
          expect(JSON.stringify(result)).not.toContain(secret);
        }
      }
    }
    expect(JSON.stringify(validateCredentials('twilio', secret))).not.toContain(secret);
    expect(JSON.stringify(validateCredentials(secret, {}))).not.toContain(secret);
  });

  it('for a long string pasted as a key: the message shows its beginning only', () => {
    const [message] = messages('discord', { [`-----BEGIN PRIVATE KEY----- ${secret}`]: '' });
    expect(message).toContain('…');
    expect(message).not.toContain(secret);
  });

  it('for what was handed in: it is neither changed nor kept', () => {
    const values = Object.freeze({ ...generic });
    const result = validateCredentials('generic-sms', values);
    expect(result.valid && result.values).not.toBe(values);
    expect(values).toEqual(generic);
  });
});

describe('credential types', () => {
  it('name each kind of problem', () => {
    expect(credentialProblemKinds).toEqual([
      'unknown_provider',
      'missing',
      'unknown',
      'wrong_type',
      'not_an_option',
    ]);
    expect(isCredentialProblemKind('missing')).toBe(true);
    expect(isCredentialProblemKind('fine')).toBe(false);
  });

  it('are derived from the fields', () => {
    expectTypeOf<CredentialsInput<ProviderById<'twilio'>>>().toEqualTypeOf<{
      accountSid: string;
      token: string;
      from: string;
    }>();
    expectTypeOf<CredentialsInput<ProviderById<'sparkpost'>>['region']>().toEqualTypeOf<
      'eu' | null | undefined
    >();
    expectTypeOf<CredentialsInput<ProviderById<'nodemailer'>>['port']>().toEqualTypeOf<number>();
    expectTypeOf<CredentialsInput<ProviderById<'nodemailer'>>['secure']>().toEqualTypeOf<
      boolean | undefined
    >();
    expectTypeOf<CredentialsInput<ProviderById<'generic-sms'>>['idPath']>().toEqualTypeOf<
      string | undefined
    >();
    expectTypeOf<CredentialsOutput<ProviderById<'generic-sms'>>['idPath']>().toEqualTypeOf<string>();
    expectTypeOf<CredentialsOutput<ProviderById<'one-signal'>>['apiVersion']>().toEqualTypeOf<
      'playerModel' | 'externalId'
    >();
  });

  it('are narrowed by the result', () => {
    const result = validateCredentials('twilio', twilio);
    if (result.valid) expectTypeOf(result.values.token).toEqualTypeOf<string>();
    else expectTypeOf(result.problems[0]?.message).toEqualTypeOf<string | undefined>();
  });

  it('are derived from a definition of the host, too', () => {
    const own = {
      id: 'own',
      displayName: 'Own',
      channel: 'sms',
      beta: false,
      credentials: [{ key: 'port', label: 'Port', type: 'number', required: true }],
    } as const;
    const result = validateProviderCredentials(own, { port: 25 });
    expect(result).toEqual({ valid: true, values: { port: 25 } });
    if (result.valid) expectTypeOf(result.values).toEqualTypeOf<{ port: number }>();
    expect(validateProviderCredentials(providerOf('twilio'), twilio).valid).toBe(true);
  });
});
