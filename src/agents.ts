// The public names of `carillon/agents`, which makes messages of what agents ask, and of answers what they go on with. It needs no React.
export { fromInputRequest, fromInterrupt, toInputResponse, toResume } from './agents/index.ts';
export type {
  GivenAnswer,
  InboxMessage,
  MessageActor,
  MessageAnswer,
  MessageLink,
  MessagePerson,
  MessageRow,
  QuestionPart,
} from './data/model/message.ts';
export * from './data/model/registeredMessages.ts';
