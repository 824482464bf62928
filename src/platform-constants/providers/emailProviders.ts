import {
  accessKeyIdCredential,
  apiKeyCredential,
  apiSecretCredential,
  emailFromCredential,
  emailSenderNameCredential,
  requiredBaseUrlCredential,
  requiredPasswordCredential,
  secretAccessKeyCredential,
  webhookSecretCredential,
} from './credentials.ts';
import type { ProviderDefinition } from './providerDefinition.ts';

/**
 * The email providers, in the specification's order.
 * Where the specification has `from` and `senderName` as common required fields, this catalogue follows the platform: both are
 * absent from novu-email. `emailjs` and `clickatell` are known email ids without an entry: see `uncataloguedProviderIds`.
 * @source docs/protocol.md#providers (ids, order, beta), docs/protocol.md#platform-values (names, fields)
 */
export const emailProviders = [
  {
    id: 'novu-email',
    displayName: 'Novu Email',
    channel: 'email',
    beta: false,
    credentials: [],
  },
  {
    id: 'mailgun',
    displayName: 'Mailgun',
    channel: 'email',
    beta: false,
    credentials: [
      apiKeyCredential,
      { key: 'baseUrl', label: 'Base URL', type: 'string', required: false },
      { key: 'user', label: 'User name', type: 'string', required: true },
      { key: 'domain', label: 'Domain', type: 'string', required: true },
      emailFromCredential,
      emailSenderNameCredential,
    ],
  },
  {
    id: 'mailjet',
    displayName: 'Mailjet',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, apiSecretCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'mailtrap',
    displayName: 'Mailtrap',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'mandrill',
    displayName: 'Mandrill',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'postmark',
    displayName: 'Postmark',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'sendgrid',
    displayName: 'SendGrid',
    channel: 'email',
    beta: false,
    credentials: [
      apiKeyCredential,
      { key: 'ipPoolName', label: 'IP Pool Name', type: 'string', required: false },
      emailFromCredential,
      emailSenderNameCredential,
    ],
  },
  {
    id: 'sendinblue',
    displayName: 'Brevo (formerly Sendinblue)',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'ses',
    displayName: 'SES',
    channel: 'email',
    beta: false,
    credentials: [
      accessKeyIdCredential,
      secretAccessKeyCredential,
      { key: 'region', label: 'Region', type: 'string', required: true },
      emailFromCredential,
      emailSenderNameCredential,
    ],
  },
  {
    id: 'netcore',
    displayName: 'Netcore',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    // The three DKIM fields reuse the keys domain, secretKey and accountSid.
    id: 'nodemailer',
    displayName: 'Custom SMTP',
    channel: 'email',
    beta: false,
    credentials: [
      { key: 'user', label: 'User', type: 'string', required: false },
      { key: 'password', label: 'Password', type: 'string', required: false, secret: true },
      { key: 'host', label: 'Host', type: 'string', required: true },
      { key: 'port', label: 'Port', type: 'number', required: true },
      { key: 'secure', label: 'Secure', type: 'boolean', required: false },
      { key: 'requireTls', label: 'Require TLS', type: 'switch', required: false },
      { key: 'ignoreTls', label: 'Ignore TLS', type: 'switch', required: false },
      { key: 'tlsOptions', label: 'TLS options', type: 'object', required: false },
      { key: 'domain', label: 'DKIM: Domain name', type: 'string', required: false },
      { key: 'secretKey', label: 'DKIM: Private key', type: 'string', required: false, secret: true },
      { key: 'accountSid', label: 'DKIM: Key selector', type: 'string', required: false },
      emailFromCredential,
      emailSenderNameCredential,
    ],
  },
  {
    id: 'mailersend',
    displayName: 'MailerSend',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'outlook365',
    displayName: 'Microsoft Outlook365',
    channel: 'email',
    beta: false,
    credentials: [requiredPasswordCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'infobip-email',
    displayName: 'Infobip',
    channel: 'email',
    beta: false,
    credentials: [
      apiKeyCredential,
      requiredBaseUrlCredential,
      emailFromCredential,
      emailSenderNameCredential,
    ],
  },
  {
    // The platform labels appID 'Base URL' a second time, which is a slip.
    id: 'braze',
    displayName: 'Braze',
    channel: 'email',
    beta: false,
    credentials: [
      apiKeyCredential,
      { key: 'apiURL', label: 'Base URL', type: 'string', required: true },
      { key: 'appID', label: 'App ID', type: 'string', required: true },
      emailFromCredential,
      emailSenderNameCredential,
    ],
  },
  {
    id: 'resend',
    displayName: 'Resend',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'plunk',
    displayName: 'Plunk',
    channel: 'email',
    beta: false,
    credentials: [apiKeyCredential, emailFromCredential, emailSenderNameCredential],
  },
  {
    id: 'sparkpost',
    displayName: 'SparkPost',
    channel: 'email',
    beta: false,
    credentials: [
      apiKeyCredential,
      {
        key: 'region',
        label: 'Region',
        type: 'dropdown',
        required: false,
        options: [
          { label: 'Default', value: null },
          { label: 'EU', value: 'eu' },
        ],
        hint: 'choose EU for an EU-hosted account',
      },
      emailFromCredential,
      emailSenderNameCredential,
    ],
  },
  {
    id: 'email-webhook',
    displayName: 'Email Webhook',
    channel: 'email',
    beta: true,
    credentials: [
      {
        key: 'webhookUrl',
        label: 'Webhook URL',
        type: 'string',
        required: true,
        hint: 'endpoint called in place of sending mail',
      },
      webhookSecretCredential,
      emailFromCredential,
      emailSenderNameCredential,
    ],
  },
] as const satisfies readonly ProviderDefinition[];

/** The definition of one email provider. */
export type EmailProvider = (typeof emailProviders)[number];

/** The id of one email provider. */
export type EmailProviderId = EmailProvider['id'];
