import { buildFeed, buildSession, worldNow } from '../../src/mocks/index.ts';

/** A platform in the page: as many messages as the address asks for, all of them unread and on one page. */
const count = Number(new URLSearchParams(location.search).get('count'));
const messages = buildFeed(count).map((message, index) => ({
  ...message,
  read: false,
  seen: false,
  createdAt: new Date(worldNow - index * 17 * 60_000).toISOString(),
}));
const answers: readonly (readonly [path: string, body: string])[] = [
  ['/session/initialize', JSON.stringify({ data: buildSession() })],
  ['/notifications/feed', JSON.stringify({ data: messages, page: 0, hasMore: false })],
  ['/notifications/', JSON.stringify({ data: { count: Math.min(count, 100) } })],
  ['/', JSON.stringify({ data: [] })],
];

/** How long an answer takes, in milliseconds. */
const answerMs = 50;

/** Answers all calls of the page. */
export function answerCalls(): void {
  globalThis.fetch = async (input) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const [part, body] = answers.find(([one]) => path.includes(one)) ?? [];
    if (part === '/notifications/feed') {
      setTimeout(() => Object.assign(globalThis, { feedWasRead: true }), 1_000);
    }
    // Else the answer would be handled in the task that asked.
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    return new Response(body);
  };
}
