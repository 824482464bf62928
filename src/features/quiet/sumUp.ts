import { onceInBrowser } from '../../base/index.ts';
import { type InboxClient, type InboxMessage, listPage, shownMessages, silenceOf } from '../../data/index.ts';
import type { QuietSpan } from './quietSpans.ts';

/** The most messages that are asked for, which is the largest page of a feed. */
const limit = 100;

/** How much later a hidden tab sums up, in milliseconds: a shown one then has done it. */
const hiddenMs = 2_000;

/** Whether something is still to be summed up, and what notes that it was. */
export interface Summary {
  /** Names the time in all tabs of the browser. */
  readonly key: string;
  readonly span: QuietSpan;
  readonly signal: AbortSignal;
  isDue(): boolean;
  onDone(): void;
}

/** Tells once in the browser which messages came in a time that is over, and are unread. Where they cannot be asked for, the next visit does. */
export async function sumUp(
  client: InboxClient,
  { key, span, signal, isDue, onDone }: Summary,
): Promise<void> {
  if (document.hidden) {
    await new Promise((resolve) => setTimeout(resolve, hiddenMs));
  }
  const tell = async () => {
    if (!isDue()) {
      return false;
    }
    const messages = await newMessages(client, span, signal).catch(() => undefined);
    if (messages !== undefined && isDue()) {
      onDone();
      client.events.emit('summary', messages);
    }
    return messages !== undefined;
  };
  await onceInBrowser(key, tell).catch(tell);
}

/** The oldest first, without those that are silent for another reason. */
async function newMessages(
  client: InboxClient,
  { sinceMs, untilMs }: QuietSpan,
  signal: AbortSignal,
): Promise<readonly InboxMessage[]> {
  const { messages } = await listPage(client, { read: false, limit }, null, signal);
  // A mark may be on its way.
  const read = new Set(shownMessages(client).flatMap((message) => (message.read ? [message.id] : [])));
  return messages
    .filter((message) => {
      const timeMs = Date.parse(message.createdAt);
      const isOfThen = sinceMs <= timeMs && timeMs < untilMs;
      return isOfThen && !read.has(message.id) && !silenceOf(client).covers(message);
    })
    .reverse();
}
