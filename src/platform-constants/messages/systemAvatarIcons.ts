import { isOneOf } from '../isOneOf.ts';

/**
 * The icons that a message of the actor kind `system_icon` may show.
 * @source docs/protocol.md#platform-values
 */
export const systemAvatarIcons = ['warning', 'info', 'error', 'success', 'up', 'question'] as const;

/** One system avatar icon. */
export type SystemAvatarIcon = (typeof systemAvatarIcons)[number];

/** Whether a value is one of `systemAvatarIcons`. */
export function isSystemAvatarIcon(value: unknown): value is SystemAvatarIcon {
  return isOneOf(systemAvatarIcons, value);
}
