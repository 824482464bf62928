// The public names of `carillon/agents`, which makes messages of what agents ask, and of answers what they go on with. It needs no React.
export { fromInputRequest, fromInterrupt, toInputResponse, toResume } from './agents/index.ts';
export type {
  InboxMessage,
  MessageAnswer,
  MessagePerson,
  MessageRow,
} from './data/model/message.ts';
export * from './data/model/registeredMessages.ts';
