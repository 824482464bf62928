import type { Channel } from '../channels.ts';

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
