// The public names of `carillon/backends`: adapters for servers of other kinds, and what an adapter of a host needs.
export {
  type RestBackendOptions,
  restBackend,
  type SseLineOptions,
  sseLine,
  type WireOptions,
} from './backends/index.ts';
export {
  type BackendCall,
  type Capabilities,
  type ChannelSwitches,
  type GlobalPreference,
  type InboxBackend,
  InboxError,
  type InboxErrorKind,
  type InboxLine,
  type InboxMessage,
  type LineListener,
  type LineSession,
  type MessageActor,
  type MessageButton,
  type MessageEffect,
  type MessageLink,
  type MessagePerson,
  type MessageRow,
  type MessageRows,
  type MessagesQuery,
  type MessagesTarget,
  type Organization,
  type PreferenceSwitches,
  type PreferenceWorkflow,
  type PressedButton,
  type SessionProfile,
  type Switches,
  type WorkflowPreference,
} from './data/index.ts';
export * from './data/model/register.ts';
export type { Channel } from './platform-constants/index.ts';
