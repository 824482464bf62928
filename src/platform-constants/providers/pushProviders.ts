import { webhookSecretCredential } from './credentials.ts';
import type { ProviderDefinition } from './providerDefinition.ts';

/**
 * The push providers, in the specification's order.
 * The specification marks none of them as beta, and it wins over the platform's package, which marks apns and push-webhook.
 * @source docs/protocol.md#providers (ids, order, beta), docs/protocol.md#platform-values (names, fields)
 */
export const pushProviders = [
  {
    id: 'fcm',
    displayName: 'Firebase Cloud Messaging',
    channel: 'push',
    beta: false,
    credentials: [
      {
        key: 'serviceAccount',
        label: 'Service Account (entire JSON file)',
        type: 'text',
        required: true,
        secret: true,
      },
    ],
  },
  {
    id: 'apns',
    displayName: 'APNs',
    channel: 'push',
    beta: false,
    credentials: [
      { key: 'secretKey', label: 'Private Key', type: 'text', required: true, secret: true },
      { key: 'apiKey', label: 'Key ID', type: 'string', required: true, secret: true },
      { key: 'projectName', label: 'Team ID', type: 'string', required: true },
      { key: 'applicationId', label: 'Bundle ID', type: 'string', required: true },
      { key: 'secure', label: 'Production', type: 'switch', required: false },
    ],
  },
  {
    id: 'expo',
    displayName: 'Expo Push',
    channel: 'push',
    beta: false,
    credentials: [{ key: 'apiKey', label: 'Access Token', type: 'text', required: true, secret: true }],
  },
  {
    // The default is the specification's; the platform only labels that option as the default.
    id: 'one-signal',
    displayName: 'OneSignal',
    channel: 'push',
    beta: false,
    credentials: [
      { key: 'applicationId', label: 'Application ID', type: 'text', required: true },
      { key: 'apiKey', label: 'API Key', type: 'text', required: true, secret: true },
      {
        key: 'apiVersion',
        label: 'One Signal API',
        type: 'dropdown',
        required: false,
        default: 'playerModel',
        options: [
          { label: 'Default (Player Model)', value: 'playerModel' },
          { label: 'External ID', value: 'externalId' },
        ],
        hint: 'which OneSignal API to use',
      },
    ],
  },
  {
    id: 'pushpad',
    displayName: 'Pushpad',
    channel: 'push',
    beta: false,
    credentials: [
      { key: 'apiKey', label: 'Auth Token', type: 'text', required: true, secret: true },
      { key: 'applicationId', label: 'Project ID', type: 'text', required: true },
    ],
  },
  {
    id: 'push-webhook',
    displayName: 'Push Webhook',
    channel: 'push',
    beta: false,
    credentials: [
      {
        key: 'webhookUrl',
        label: 'Webhook URL',
        type: 'string',
        required: true,
        hint: 'endpoint called to send a push',
      },
      webhookSecretCredential,
    ],
  },
  {
    id: 'pusher-beams',
    displayName: 'Pusher Beams',
    channel: 'push',
    beta: false,
    credentials: [
      { key: 'instanceId', label: 'Instance ID', type: 'string', required: true, hint: 'Beams instance id' },
      {
        key: 'secretKey',
        label: 'Secret Key',
        type: 'string',
        required: true,
        secret: true,
        hint: 'server secret for the instance',
      },
    ],
  },
] as const satisfies readonly ProviderDefinition[];

/** The definition of one push provider. */
export type PushProvider = (typeof pushProviders)[number];

/** The id of one push provider. */
export type PushProviderId = PushProvider['id'];
