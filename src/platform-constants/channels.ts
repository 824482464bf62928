import { isOneOf } from './isOneOf.ts';

/**
 * The delivery channels, in the specification's order.
 * @source docs/protocol.md#enumerations
 */
export const channels = ['in_app', 'email', 'sms', 'chat', 'push'] as const;

/** One delivery channel. */
export type Channel = (typeof channels)[number];

/** Whether a value is one of `channels`. */
export function isChannel(value: unknown): value is Channel {
  return isOneOf(channels, value);
}
