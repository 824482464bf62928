export {
  isMessageActionStatus,
  type MessageActionStatus,
  messageActionStatuses,
} from './messageActionStatuses.ts';
export { isMessageActorKind, type MessageActorKind, messageActorKinds } from './messageActorKinds.ts';
export { isMessageButtonKind, type MessageButtonKind, messageButtonKinds } from './messageButtonKinds.ts';
export { isMessageStatus, type MessageStatus, messageStatuses } from './messageStatuses.ts';
export { isRedirectTarget, type RedirectTarget, redirectTargets } from './redirectTargets.ts';
export { isSystemAvatarIcon, type SystemAvatarIcon, systemAvatarIcons } from './systemAvatarIcons.ts';
