import { memoryBackend } from '../../src/backends/index.ts';
import { talks } from './talks.ts';

/** How long an answer takes, in milliseconds: else it would be handled in the task that asked. */
const answerMs = 50;

/** As many messages as the address asks for, all of them unread, five to a thread. */
const count = Number(new URLSearchParams(location.search).get('count'));
const messages = Array.from({ length: count }, (_, index) => ({
  id: `message-${index}`,
  createdAt: new Date(Date.now() - index * 17 * 60_000).toISOString(),
  read: false,
  seen: false,
  data: { thread: `thread ${index % (count / 5)}` },
  ...talks[index % talks.length],
}));

/** A platform in the page. */
export const backend = memoryBackend({
  messages,
  carry: async (name, act) => {
    await new Promise((resolve) => setTimeout(resolve, name === 'listMessages' ? 0 : answerMs));
    return act();
  },
});
