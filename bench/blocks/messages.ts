import { buildFeed } from '../../src/mocks/index.ts';

export interface Message {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly at: string;
}

/** As many messages as the address asks for, with the words of the mocks. */
export const messages: readonly Message[] = buildFeed(
  Number(new URLSearchParams(location.search).get('count')),
).map((message) => ({
  id: message._id,
  title: message.subject ?? message.templateIdentifier ?? 'Message',
  body: String(message.content),
  at: String(message.createdAt),
}));
