import { type InboxMessage, senderName } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';

/** What is shown as the title of a message: a text that has more than spaces and invisible characters. */
export function titleOf(message: InboxMessage, { text }: Translator): string {
  const texts = [message.title, senderName(message)];
  return texts.find((one) => one && /[^\s\p{Cf}\p{Cc}]/u.test(one)) ?? text('untitled');
}
