export { createInboxServer } from './createInboxServer.ts';
export type { ElsewhereAnswer, InboxServer, InboxServerOptions, SentMessage } from './InboxServer.ts';
export type { InboxLine, LineListener } from './lines/InboxLine.ts';
export type {
  GivenAnswer,
  InboxMessage,
  MessageContent,
  NewMessage,
  OfferedAnswer,
  Question,
} from './model/InboxMessage.ts';
export type { Effect, Flags, MessagesQuery, Place, Target } from './model/MessagesQuery.ts';
export type { Reader } from './model/Reader.ts';
export type { Channel, Workflow } from './routes/Workflow.ts';
export type { Counts, InboxStore, StoredMessage, Turned } from './store/InboxStore.ts';
