import type { InboxMessage } from '../../data/index.ts';
import { atLeast, listNames } from '../../locales/index.ts';
import type { MessageGroup } from './MessageGroup.ts';
import { nameOf } from './textsOf.ts';

/** How many people a line names. */
const maxNames = 2;

/** What the line of a closed group says: how many others there are, and from whom. */
export function othersWords({ messages, isLatest, hasMore, words }: MessageGroup): string {
  const others = messages.slice(1);
  const names = [...new Set(others.map(nameOf).filter(Boolean))];
  const unnamed = names.length - maxNames;
  const named = [
    ...names.slice(0, maxNames),
    ...(unnamed > 0 ? [words.counted('otherPeople', unnamed)] : []),
  ];
  const key = isLatest ? 'earlierStates' : names.length > 0 ? 'moreFrom' : 'moreInGroup';
  return atLeast(words, words.counted(key, others.length), others.length, hasMore).replace('{names}', () =>
    listNames(words.tag, named),
  );
}

/** What a screen reader hears of a group: how many messages it has, and how many of them are unread. */
export function sizeWords({ messages, hasMore, words }: MessageGroup): string {
  const { length } = messages;
  const unread = messages.filter(isUnread).length;
  const size = atLeast(words, words.counted('groupSize', length), length, hasMore);
  return words.list([size, ...(unread > 0 ? [words.counted('unreadCount', unread)] : [])]);
}

export function isUnread({ read }: InboxMessage): boolean {
  return !read;
}
