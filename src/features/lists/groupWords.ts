import { type InboxMessage, senderName } from '../../data/index.ts';
import type { MessageGroup } from '../../inbox/features/MessageGroup.ts';
import { atLeast, type Direction, listNames } from '../../locales/index.ts';

/** How many people a line names; of more, one less and how many others there are. */
const maxNames = 3;

/** What the line of a closed group says: how many others there are, and from whom. */
export function othersWords({ messages, isLatest, hasMore, words }: MessageGroup): string {
  const others = messages.slice(1);
  // People with the same first name are two.
  const people = new Map(others.map((one) => [senderName(one), one.sender?.firstName || senderName(one)]));
  people.delete('');
  const names = [...people.values()].map((name) => isolated(name, words.direction));
  const shown = names.length > maxNames ? maxNames - 1 : maxNames;
  const unnamed = names.length - shown;
  const named = [...names.slice(0, shown), ...(unnamed > 0 ? [words.counted('otherPeople', unnamed)] : [])];
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

/** A name that is written in the other direction than the words around it keeps its place among them. */
function isolated(name: string, direction: Direction): string {
  const isRtl = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Syrc}]/u.test(name);
  return isRtl === (direction === 'rtl') ? name : `\u2068${name}\u2069`;
}
