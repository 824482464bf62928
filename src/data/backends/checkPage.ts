import type { FeedPage } from '../model/feed.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { isRecord } from '../transport/guards.ts';
import { type InboxError, malformed } from '../transport/InboxError.ts';
import { withoutPrototypeKeys } from '../transport/withoutPrototypeKeys.ts';
import type { MessageRows } from './InboxBackend.ts';

/** Checks the rows once: one that is no message is dropped and reported, the others are kept. */
export function checkPage(answer: MessageRows, report: (error: InboxError) => void): FeedPage {
  if (!Array.isArray(answer?.messages)) {
    // An error and not an empty page, because "nothing new" would be wrong.
    throw malformed('The messages are no list');
  }
  const { messages: rows, next = null, raw } = answer;
  const left: InboxError[] = [];
  const messages = rows.flatMap((row: unknown) => {
    const message = parseMessage(row);
    if (message === undefined) {
      const id = typeof (isRecord(row) ? row.id : row);
      left.push(malformed(`A row is no message (its id is ${id})`));
    }
    return message ?? [];
  });
  if (left[0] && messages.length === 0) {
    // Here, too, "nothing new" would be wrong.
    throw left[0];
  }
  left.forEach(report);
  return { messages, next, raw: isRecord(raw) ? withoutPrototypeKeys(raw) : undefined };
}
