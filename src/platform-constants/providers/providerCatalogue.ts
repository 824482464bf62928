import { type Channel, isChannel } from '../channels.ts';
import { chatProviders } from './chatProviders.ts';
import { emailProviders } from './emailProviders.ts';
import { inAppProviders } from './inAppProviders.ts';
import type { CredentialField, ProviderDefinition } from './providerDefinition.ts';
import { pushProviders } from './pushProviders.ts';
import { smsProviders } from './smsProviders.ts';

/**
 * All 68 providers by channel. It brings every channel along; import one channel's list where one is enough.
 * @source docs/protocol.md#providers, docs/protocol.md#platform-values
 */
export const providerCatalogue = {
  in_app: inAppProviders,
  email: emailProviders,
  sms: smsProviders,
  chat: chatProviders,
  push: pushProviders,
} as const satisfies Record<Channel, readonly ProviderDefinition[]>;

/** The definition of one provider of the catalogue. */
export type Provider = (typeof providerCatalogue)[Channel][number];

/** The id of one provider of the catalogue. */
export type ProviderId = Provider['id'];

/** The definition of the provider that has an id. */
export type ProviderById<Id extends ProviderId> = Extract<Provider, { readonly id: Id }>;

/** Gives the providers of a channel, in order; `undefined` for a string that is no channel. */
export function providersOf<C extends Channel>(channel: C): (typeof providerCatalogue)[C];
export function providersOf(channel: string): readonly ProviderDefinition[] | undefined;
export function providersOf(channel: string): readonly ProviderDefinition[] | undefined {
  return isChannel(channel) ? providerCatalogue[channel] : undefined;
}

/** Gives the provider that has an id; `undefined` for a string that is the id of none. */
export function providerOf<Id extends ProviderId>(id: Id): ProviderById<Id>;
export function providerOf(id: string): Provider | undefined;
export function providerOf(id: string): Provider | undefined {
  for (const providers of Object.values(providerCatalogue)) {
    // Widened, because the five tuples have no `find` in common that TypeScript can call.
    const list: readonly Provider[] = providers;
    const found = list.find((provider) => provider.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Gives the credential fields of a provider, in order; `undefined` for a string that is no provider's id. */
export function credentialsOf<Id extends ProviderId>(providerId: Id): ProviderById<Id>['credentials'];
export function credentialsOf(providerId: string): readonly CredentialField[] | undefined;
export function credentialsOf(providerId: string): readonly CredentialField[] | undefined {
  return providerOf(providerId)?.credentials;
}

/** Whether a value is the id of a provider of the catalogue. */
export function isProviderId(value: unknown): value is ProviderId {
  return typeof value === 'string' && providerOf(value) !== undefined;
}
