import { apiKeyCredential } from './credentials.ts';
import type { ProviderDefinition } from './providerDefinition.ts';

/**
 * The chat providers, in the specification's order.
 * @source docs/protocol.md#providers (ids, order, beta), docs/protocol.md#platform-values (names, fields)
 */
export const chatProviders = [
  {
    id: 'slack',
    displayName: 'Slack',
    channel: 'chat',
    beta: false,
    credentials: [
      { key: 'applicationId', label: 'Application Id', type: 'string', required: true },
      { key: 'clientId', label: 'Client ID', type: 'string', required: true },
      { key: 'secretKey', label: 'Client Secret', type: 'string', required: true, secret: true },
      {
        key: 'redirectUrl',
        label: 'Redirect URL',
        type: 'string',
        required: false,
        hint: 'where to go after OAuth; otherwise the tab closes',
      },
      { key: 'hmac', label: 'HMAC', type: 'switch', required: false },
    ],
  },
  {
    id: 'discord',
    displayName: 'Discord',
    channel: 'chat',
    beta: false,
    credentials: [],
  },
  {
    id: 'msteams',
    displayName: 'MSTeams',
    channel: 'chat',
    beta: false,
    credentials: [],
  },
  {
    id: 'mattermost',
    displayName: 'Mattermost',
    channel: 'chat',
    beta: false,
    credentials: [],
  },
  {
    id: 'ryver',
    displayName: 'Ryver',
    channel: 'chat',
    beta: false,
    credentials: [],
  },
  {
    id: 'zulip',
    displayName: 'Zulip',
    channel: 'chat',
    beta: false,
    credentials: [],
  },
  {
    id: 'grafana-on-call',
    displayName: 'Grafana On Call Webhook',
    channel: 'chat',
    beta: false,
    credentials: [
      {
        key: 'alertUid',
        label: 'Alert UID',
        type: 'string',
        required: false,
        hint: 'grouping id (alert_uid)',
      },
      { key: 'title', label: 'Title', type: 'string', required: false, hint: 'alert title' },
      {
        key: 'imageUrl',
        label: 'Image URL',
        type: 'string',
        required: false,
        hint: 'attached image (image_url)',
      },
      { key: 'state', label: 'Alert State', type: 'string', required: false, hint: 'ok or alerting' },
      {
        key: 'externalLink',
        label: 'External Link',
        type: 'string',
        required: false,
        hint: 'link back (link_to_upstream_details)',
      },
    ],
  },
  {
    id: 'getstream',
    displayName: 'GetStream',
    channel: 'chat',
    beta: false,
    credentials: [apiKeyCredential],
  },
  {
    id: 'rocket-chat',
    displayName: 'Rocket.Chat',
    channel: 'chat',
    beta: false,
    credentials: [
      {
        key: 'token',
        label: 'Personal Access Token (x-auth-token)',
        type: 'text',
        required: true,
        secret: true,
        hint: 'personal access token',
      },
      { key: 'user', label: 'User id (x-user-id)', type: 'text', required: true, hint: 'user id' },
    ],
  },
  {
    id: 'whatsapp-business',
    displayName: 'WhatsApp Business',
    channel: 'chat',
    beta: false,
    credentials: [
      {
        key: 'apiToken',
        label: 'Access API token',
        type: 'string',
        required: true,
        secret: true,
        hint: 'access token',
      },
      {
        key: 'phoneNumberIdentification',
        label: 'Phone Number Identification',
        type: 'string',
        required: true,
        hint: 'phone number id',
      },
    ],
  },
] as const satisfies readonly ProviderDefinition[];

/** The definition of one chat provider. */
export type ChatProvider = (typeof chatProviders)[number];

/** The id of one chat provider. */
export type ChatProviderId = ChatProvider['id'];
