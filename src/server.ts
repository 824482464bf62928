// The public names of `carillon/server`, which fetches an inbox on the host's server, without React and without a DOM.

export type { CountKind } from './data/model/countKinds.ts';
export type {
  InboxMessage,
  MessageActor,
  MessageButton,
  MessageLink,
  MessagePerson,
  PressedButton,
} from './data/model/message.ts';
export type { MessagesQuery } from './data/model/messagesQuery.ts';
export type { Organization } from './data/model/organization.ts';
export * from './data/model/register.ts';
export { fetchInboxSnapshot, type InboxSnapshotRequest } from './data/stored/fetchInboxSnapshot.ts';
export type { InboxSnapshot } from './data/stored/InboxSnapshot.ts';
export { InboxError, type InboxErrorCode, type InboxErrorDetails } from './data/transport/InboxError.ts';
