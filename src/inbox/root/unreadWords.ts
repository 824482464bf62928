import { countLimit } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';

/** A count of unread messages in words, as it is said: at its limit it is only the least there can be. */
export function unreadWords(translator: Translator, count: number): string {
  return count < countLimit
    ? translator.counted('unreadCount', count)
    : translator.counted('unreadCountAtLeast', countLimit - 1);
}
