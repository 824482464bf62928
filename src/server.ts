// The public names of `carillon/server`, which fetches an inbox on the host's server, without React and without a DOM.

export type { Capabilities } from './data/backends/Capabilities.ts';
export type { BackendCall, InboxBackend, MessageRows, MessagesTarget } from './data/backends/InboxBackend.ts';
export type { InboxLine, LineListener, LineSession } from './data/backends/InboxLine.ts';
export type { CountKind } from './data/model/counts.ts';
export type {
  InboxMessage,
  MessageAnswer,
  MessagePerson,
  MessageRow,
} from './data/model/message.ts';
export type { MessageEffect } from './data/model/messageFlags.ts';
export type { MessagesQuery } from './data/model/messagesQuery.ts';
export type { Organization } from './data/model/organization.ts';
export type {
  ChannelSwitches,
  GlobalPreference,
  PreferenceSwitches,
  PreferenceWorkflow,
  Switches,
  WorkflowPreference,
} from './data/model/preference.ts';
export type { QuietHours, QuietWindow } from './data/model/quietHours.ts';
export * from './data/model/registeredMessages.ts';
export type { SessionProfile } from './data/model/session.ts';
export { fetchInboxSnapshot, type InboxSnapshotRequest } from './data/stored/fetchInboxSnapshot.ts';
export type { InboxSnapshot } from './data/stored/InboxSnapshot.ts';
export { InboxError, type InboxErrorKind } from './data/transport/InboxError.ts';
export type { Channel } from './platform-constants/index.ts';
