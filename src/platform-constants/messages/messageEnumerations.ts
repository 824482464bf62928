import { isOneOf } from '../isOneOf.ts';

/**
 * The states of a message that a mark-as call can set.
 * @source docs/protocol.md#statuses
 */
export const messageStatuses = ['read', 'unread', 'seen', 'unseen'] as const;

/** One message status. */
export type MessageStatus = (typeof messageStatuses)[number];

/** Whether a value is one of `messageStatuses`. */
export function isMessageStatus(value: unknown): value is MessageStatus {
  return isOneOf(messageStatuses, value);
}

/**
 * Whether the reader has already used a message's button.
 * @source docs/protocol.md#platform-values
 */
export const messageActionStatuses = ['pending', 'done'] as const;

/** One status of a message button. */
export type MessageActionStatus = (typeof messageActionStatuses)[number];

/** Whether a value is one of `messageActionStatuses`. */
export function isMessageActionStatus(value: unknown): value is MessageActionStatus {
  return isOneOf(messageActionStatuses, value);
}

/**
 * Whose picture is shown beside a message.
 * @source docs/protocol.md#platform-values
 */
export const messageActorKinds = ['none', 'user', 'system_icon', 'system_custom'] as const;

/** One kind of message actor. */
export type MessageActorKind = (typeof messageActorKinds)[number];

/** Whether a value is one of `messageActorKinds`. */
export function isMessageActorKind(value: unknown): value is MessageActorKind {
  return isOneOf(messageActorKinds, value);
}

/**
 * The kinds of a sender's button in a message.
 * @source docs/protocol.md#platform-values
 */
export const messageButtonKinds = ['primary', 'secondary'] as const;

/** One kind of message button. */
export type MessageButtonKind = (typeof messageButtonKinds)[number];

/** Whether a value is one of `messageButtonKinds`. */
export function isMessageButtonKind(value: unknown): value is MessageButtonKind {
  return isOneOf(messageButtonKinds, value);
}

/**
 * Where a message's link may open: the `target` of a link.
 * @source docs/protocol.md#platform-values
 */
export const redirectTargets = ['_self', '_blank', '_parent', '_top', '_unfencedTop'] as const;

/** One link target. */
export type RedirectTarget = (typeof redirectTargets)[number];

/** Whether a value is one of `redirectTargets`. */
export function isRedirectTarget(value: unknown): value is RedirectTarget {
  return isOneOf(redirectTargets, value);
}

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
