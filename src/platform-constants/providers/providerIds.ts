import type { Channel } from '../channels.ts';
import { isOneOf } from '../isOneOf.ts';
import type { EmailProviderId } from './emailProviders.ts';
import type { InAppProviderId } from './inAppProviders.ts';
import type { SmsProviderId } from './smsProviders.ts';

/**
 * The providers that the platform runs itself; the one for email and the one for SMS take no credentials.
 * @source docs/protocol.md#platform-values
 */
export const platformOwnedProviderIds = ['novu', 'novu-sms', 'novu-email'] as const satisfies readonly (
  | InAppProviderId
  | SmsProviderId
  | EmailProviderId
)[];

/** The id of one provider that the platform runs itself. */
export type PlatformOwnedProviderId = (typeof platformOwnedProviderIds)[number];

/** Whether a value is one of `platformOwnedProviderIds`. */
export function isPlatformOwnedProviderId(value: unknown): value is PlatformOwnedProviderId {
  return isOneOf(platformOwnedProviderIds, value);
}

/**
 * Ids that the platform knows in a channel without a catalogue entry, so without a name and credential fields.
 * `clickatell` has an entry as an SMS provider.
 * @source docs/protocol.md#providers
 */
export const uncataloguedProviderIds = {
  email: ['emailjs', 'clickatell'],
} as const satisfies Partial<Record<Channel, readonly string[]>>;

/** One known email provider id without a catalogue entry. */
export type UncataloguedEmailProviderId = (typeof uncataloguedProviderIds.email)[number];
