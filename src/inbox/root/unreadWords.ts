import { countLimit } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';

/** A count of unread messages in words, for screen readers. From the limit of counting on it is "at least" so many. */
export function unreadWords(translator: Translator, count: number): string {
  return count < countLimit
    ? translator.counted('unreadCount', count)
    : translator.counted('unreadCountAtLeast', countLimit - 1);
}
