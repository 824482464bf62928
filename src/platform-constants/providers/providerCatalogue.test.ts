import { describe, expect, expectTypeOf, it } from 'vitest';
import { channels } from '../channels.ts';
import { credentialFieldTypes } from './credentialFieldTypes.ts';
import { credentialKeys, isCredentialKey } from './credentialKeys.ts';
import {
  credentialsOf,
  isProviderId,
  type ProviderId,
  providerCatalogue,
  providerOf,
  providersOf,
} from './providerCatalogue.ts';
import type { CredentialField, ProviderDefinition } from './providerDefinition.ts';

/** The provider catalogue of the specification (docs/protocol.md#providers), in its order. */
const named = {
  email: [
    'novu-email',
    'mailgun',
    'mailjet',
    'mailtrap',
    'mandrill',
    'postmark',
    'sendgrid',
    'sendinblue',
    'ses',
    'netcore',
    'nodemailer',
    'mailersend',
    'outlook365',
    'infobip-email',
    'braze',
    'resend',
    'plunk',
    'sparkpost',
    'email-webhook',
  ],
  sms: [
    'twilio',
    'nexmo',
    'plivo',
    'sns',
    'telnyx',
    'messagebird',
    'infobip-sms',
    'generic-sms',
    'clicksend',
    'bandwidth',
    'kannel',
    'clickatell',
    'azure-sms',
    'ring-central',
    'brevo-sms',
    'eazy-sms',
    'mobishastra',
    'novu-sms',
  ],
  chat: [
    'slack',
    'discord',
    'msteams',
    'mattermost',
    'ryver',
    'zulip',
    'grafana-on-call',
    'getstream',
    'rocket-chat',
    'whatsapp-business',
  ],
  push: ['fcm', 'apns', 'expo', 'one-signal', 'pushpad', 'push-webhook', 'pusher-beams'],
  in_app: ['novu'],
} as const;

/** The "others" of the SMS list, which the platform's packages name. */
const otherSms = [
  'sms77',
  'gupshup',
  'firetext',
  'burst-sms',
  'bulk-sms',
  'isend-sms',
  'forty-six-elks',
  'maqsam',
  'sms-central',
  'termii',
  'africas-talking',
  'sendchamp',
  'simpletexting',
];

const all: readonly ProviderDefinition[] = channels.flatMap((channel) => [...providersOf(channel)]);
const fields: readonly CredentialField[] = all.flatMap((provider) => [...provider.credentials]);

function idsOf(channel: string): string[] | undefined {
  return providersOf(channel)?.map(({ id }) => id);
}

function requiredKeys(id: string): string[] | undefined {
  return credentialsOf(id)?.flatMap((field) => (field.required ? [field.key] : []));
}

function optionalKeys(id: string): string[] | undefined {
  return credentialsOf(id)?.flatMap((field) => (field.required ? [] : [field.key]));
}

function field(id: string, key: string): CredentialField | undefined {
  return credentialsOf(id)?.find((candidate) => candidate.key === key);
}

describe('the provider catalogue (docs/protocol.md#providers)', () => {
  it.each(['email', 'chat', 'push', 'in_app'] as const)('lists %s in order', (channel) => {
    expect(idsOf(channel)).toEqual(named[channel]);
  });

  it('lists SMS: those the specification names, in order, then the others', () => {
    expect(idsOf('sms')).toEqual([...named.sms, ...otherSms]);
  });

  it('holds 68 providers, 19, 31, 10, 7 and 1 by channel', () => {
    expect(all).toHaveLength(68);
    expect(['email', 'sms', 'chat', 'push', 'in_app'].map((channel) => idsOf(channel)?.length)).toEqual([
      19, 31, 10, 7, 1,
    ]);
  });

  it('marks exactly these as beta', () => {
    expect(all.filter(({ beta }) => beta).map(({ id }) => id)).toEqual([
      'email-webhook',
      'bandwidth',
      'kannel',
      'clickatell',
    ]);
  });

  it.each([
    ['sendinblue', 'Brevo (formerly Sendinblue)'],
    ['nodemailer', 'Custom SMTP'],
    ['generic-sms', 'Generic SMS'],
    ['novu', 'Novu Inbox'],
    ['africas-talking', "Africa's Talking"],
  ])('shows %s as %s', (id, name) => {
    expect(providerOf(id)?.displayName).toBe(name);
  });

  it('has unique ids over all channels, each in the channel where it is listed', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(68);
    for (const channel of channels) {
      for (const provider of providersOf(channel)) expect(provider.channel).toBe(channel);
    }
    expect(Object.keys(providerCatalogue)).toEqual(channels);
  });
});

describe('credential fields (docs/protocol.md#providers)', () => {
  it('ends every email provider but the own one with from and senderName, both required', () => {
    for (const { id, credentials } of providersOf('email')) {
      if (id === 'novu-email') continue;
      const tail: readonly CredentialField[] = credentials.slice(-2);
      expect(tail.map(({ key, required }) => [key, required])).toEqual([
        ['from', true],
        ['senderName', true],
      ]);
    }
  });

  it('asks for from in every SMS provider but these', () => {
    const without = providersOf('sms').flatMap(({ id }) => (field(id, 'from')?.required ? [] : [id]));
    expect(without).toEqual([
      'sns',
      'clickatell',
      'eazy-sms',
      'novu-sms',
      'gupshup',
      'burst-sms',
      'bulk-sms',
      'isend-sms',
    ]);
    expect(field('isend-sms', 'from')?.required).toBe(false);
  });

  it('requires host, port and sender of custom SMTP, and no other field', () => {
    expect(requiredKeys('nodemailer')).toEqual(['host', 'port', 'from', 'senderName']);
    expect(optionalKeys('nodemailer')).toEqual([
      'user',
      'password',
      'secure',
      'requireTls',
      'ignoreTls',
      'tlsOptions',
      'domain',
      'secretKey',
      'accountSid',
    ]);
    expect(field('nodemailer', 'port')?.type).toBe('number');
    expect(field('nodemailer', 'secure')?.type).toBe('boolean');
    expect(field('nodemailer', 'tlsOptions')?.type).toBe('object');
    expect(field('nodemailer', 'domain')?.label).toBe('DKIM: Domain name');
    expect(field('nodemailer', 'secretKey')?.label).toBe('DKIM: Private key');
    expect(field('nodemailer', 'accountSid')?.label).toBe('DKIM: Key selector');
  });

  it('has the documented fields of generic SMS', () => {
    expect(requiredKeys('generic-sms')).toEqual([
      'baseUrl',
      'apiKeyRequestHeader',
      'apiKey',
      'idPath',
      'from',
    ]);
    expect(optionalKeys('generic-sms')).toEqual([
      'secretKeyRequestHeader',
      'secretKey',
      'datePath',
      'authenticateByToken',
      'domain',
      'authenticationTokenKey',
    ]);
    expect(field('generic-sms', 'idPath')?.default).toBe('data.id');
    expect(field('generic-sms', 'datePath')?.default).toBe('data.date');
    expect(field('generic-sms', 'authenticateByToken')?.type).toBe('switch');
    expect(field('generic-sms', 'domain')?.label).toBe('Auth URL');
  });

  it.each([
    ['sparkpost', 'region', [null, 'eu'], undefined],
    ['isend-sms', 'contentType', [null, 'unicode', 'plain'], undefined],
    ['one-signal', 'apiVersion', ['playerModel', 'externalId'], 'playerModel'],
  ])('has the documented options of the dropdown %s %s', (id, key, values, byDefault) => {
    expect(field(id, key)).toMatchObject({ type: 'dropdown', required: false });
    expect(field(id, key)?.options?.map(({ value }) => value)).toEqual(values);
    expect(field(id, key)?.default).toBe(byDefault);
  });

  it('has no other dropdown and no other default', () => {
    expect(fields.filter(({ type }) => type === 'dropdown')).toHaveLength(3);
    expect(fields.filter((candidate) => candidate.default !== undefined)).toHaveLength(3);
    for (const candidate of fields)
      expect(candidate.options !== undefined).toBe(candidate.type === 'dropdown');
  });

  it.each([
    ['twilio', ['accountSid', 'token', 'from']],
    ['mailgun', ['apiKey', 'user', 'domain', 'from', 'senderName']],
    ['ses', ['apiKey', 'secretKey', 'region', 'from', 'senderName']],
    ['slack', ['applicationId', 'clientId', 'secretKey']],
    ['whatsapp-business', ['apiToken', 'phoneNumberIdentification']],
    ['fcm', ['serviceAccount']],
    ['pusher-beams', ['instanceId', 'secretKey']],
    ['azure-sms', ['accessKey', 'from']],
    ['eazy-sms', ['apiKey', 'channelId']],
    ['push-webhook', ['webhookUrl', 'secretKey']],
    ['novu', []],
  ])('%s requires %j (docs/protocol.md#platform-values)', (id, keys) => {
    expect(requiredKeys(id)).toEqual(keys);
  });

  it.each(['novu-email', 'novu-sms', 'discord', 'msteams', 'mattermost', 'ryver', 'zulip'])(
    '%s takes none (docs/protocol.md#platform-values)',
    (id) => {
      expect(credentialsOf(id)).toEqual([]);
    },
  );

  it('knows the typical keys of the specification', () => {
    const typical = [
      'apiKey',
      'secretKey',
      'user',
      'password',
      'host',
      'port',
      'region',
      'accountSid',
      'token',
      'domain',
      'baseUrl',
      'webhookUrl',
      'applicationId',
      'clientId',
      'serviceAccount',
      'instanceId',
      'accessKey',
      'channelId',
      'phoneNumberIdentification',
    ];
    expect(typical.filter((key) => !isCredentialKey(key))).toEqual([]);
    expect(new Set(fields.map(({ key }): string => key))).toEqual(new Set([...credentialKeys]));
    expect(new Set(credentialKeys).size).toBe(46);
  });

  it('has known types and a label everywhere, and no key twice in a provider', () => {
    for (const { credentials } of all) {
      expect(new Set(credentials.map(({ key }) => key)).size).toBe(credentials.length);
    }
    for (const { type, label } of fields) {
      expect(credentialFieldTypes).toContain(type);
      expect(label).not.toBe('');
    }
  });

  it('marks as secret exactly what the platform keeps encrypted (docs/protocol.md#platform-values)', () => {
    const secret = ['apiKey', 'apiToken', 'secretKey', 'token', 'password', 'serviceAccount'];
    for (const candidate of fields) expect(candidate.secret === true).toBe(secret.includes(candidate.key));
  });
});

describe('looking up', () => {
  it.each(['emailjs', '__proto__', 'constructor', 'toString', '', 'Mailgun'])(
    'knows no provider %j',
    (id) => {
      expect(providerOf(id)).toBeUndefined();
      expect(credentialsOf(id)).toBeUndefined();
      expect(isProviderId(id)).toBe(false);
    },
  );

  it.each(['__proto__', 'constructor', 'fax', ''])('knows no channel %j', (channel) => {
    expect(providersOf(channel)).toBeUndefined();
  });

  it('is typed by channel and id', () => {
    expectTypeOf(providersOf('push')[0].id).toEqualTypeOf<'fcm'>();
    expectTypeOf<ReturnType<typeof providersOf<'chat'>>[number]['id']>().toExtend<ProviderId>();
    expectTypeOf(providerOf('mailgun').channel).toEqualTypeOf<'email'>();
    expectTypeOf(credentialsOf('twilio')[1].key).toEqualTypeOf<'token'>();
    expectTypeOf(credentialsOf('sparkpost')[1].options[1].value).toEqualTypeOf<'eu'>();
    expectTypeOf(credentialsOf('fax')).toEqualTypeOf<readonly CredentialField[] | undefined>();
    expectTypeOf(providersOf('fax')).toEqualTypeOf<readonly ProviderDefinition[] | undefined>();
    const id: unknown = 'mailgun';
    if (isProviderId(id)) expectTypeOf(id).toEqualTypeOf<ProviderId>();
  });
});
