import type { ProviderDefinition } from './providerDefinition.ts';

/**
 * The in-app providers: the platform's own inbox.
 * @source docs/protocol.md#providers (ids, order, beta), docs/protocol.md#platform-values (names, fields)
 */
export const inAppProviders = [
  {
    id: 'novu',
    displayName: 'Novu Inbox',
    channel: 'in_app',
    beta: false,
    credentials: [
      {
        key: 'hmac',
        label: 'Security HMAC encryption',
        type: 'switch',
        required: false,
        hint: 'when on, session requests must carry a valid subscriber hash',
        hintWhenSwitchIs: false,
      },
    ],
  },
] as const satisfies readonly ProviderDefinition[];

/** The definition of one in-app provider. */
export type InAppProvider = (typeof inAppProviders)[number];

/** The id of one in-app provider. */
export type InAppProviderId = InAppProvider['id'];
