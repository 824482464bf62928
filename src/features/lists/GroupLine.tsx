'use client';

import { useRef } from 'react';
import { type InboxMessage, senderName } from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { type GroupLineProps, groupId, type MessageGroup } from '../../inbox/features/MessageGroup.ts';
import { atLeast, listNames } from '../../locales/index.ts';
import { Avatar, ChevronDownIcon, part, VisuallyHidden } from '../../primitives/index.ts';
import * as styles from './lists.css.ts';

/** How many people a line names; of more, one less and how many others there are. */
const maxNames = 3;

/** Who caused the others of a group, by their whole names: those with the same first name are two. */
type People = ReadonlyMap<string, InboxMessage['sender']>;

/** What the line of a closed group says: how many of the others are unread, or if none is how many they are, and from whom. */
function othersWords({ messages, isLatest, words }: MessageGroup, people: People): string {
  const others = messages.slice(1);
  const unread = others.filter(isUnread).length;
  if (isLatest) {
    return words.counted('earlierStates', others.length);
  }
  // Each keeps its own direction, and its place among the others.
  const names = [...people].map(([name, person]) => `\u2068${person?.firstName || name}\u2069`);
  const shown = names.length > maxNames ? maxNames - 1 : maxNames;
  const unnamed = names.length - shown;
  const named = [...names.slice(0, shown), ...(unnamed > 0 ? [words.counted('otherPeople', unnamed)] : [])];
  const count =
    unread > 0 ? words.counted('unreadCount', unread) : words.counted('moreInGroup', others.length);
  return [count, ...(named.length > 0 ? [listNames(words.tag, named)] : [])].join(' · ');
}

/** What a screen reader hears of a group: how many messages it has, and how many of them are unread. */
function sizeWords({ messages, hasMore, words }: MessageGroup): string {
  const { length } = messages;
  const unread = messages.filter(isUnread).length;
  const size = atLeast(words, words.counted('groupSize', length), length, hasMore);
  return words.list([size, ...(unread > 0 ? [words.counted('unreadCount', unread)] : [])]);
}

function isUnread({ read }: InboxMessage): boolean {
  return !read;
}

/** How many faces are shown. */
const maxFaces = 3;

/** What a row says of the others of its group: who caused them, how many are unread, and the button that shows them. Renders a `<div>`. */
export function GroupLine({ group, titleId, tabIndex, partRef, ...native }: GroupLineProps) {
  const { messages, isOpen, isLatest } = group;
  const button = useRef<HTMLButtonElement>(null);
  const people = new Map(
    messages
      .slice(1)
      .flatMap((one) => (senderName(one) === '' ? [] : [[senderName(one), one.sender] as const])),
  );
  useBeforePaint(() => {
    const own = button.current;
    return () => {
      // A newer message is in front now.
      if (own?.matches(':focus')) {
        own.closest<HTMLElement>('[data-carillon="message-item"]')?.focus();
      }
    };
  }, []);
  return (
    <div {...part('item-group', native, styles.line, { state: isOpen ? 'open' : 'closed' })} ref={partRef}>
      {!isLatest && people.size > 0 && (
        <span className={styles.faces} aria-hidden="true">
          {[...people].slice(0, maxFaces).map(([name, person]) => (
            <Avatar key={name} name={name} src={person?.avatar} size="small" className={styles.face} />
          ))}
        </span>
      )}
      <button
        ref={button}
        type="button"
        className={styles.more}
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-describedby={titleId}
        onClick={({ detail }) => detail < 2 && group.setOpen(group.key, !isOpen)}
      >
        <span className={styles.others}>{othersWords(group, people)}</span>
        <ChevronDownIcon size={14} className={styles.chevron} />
      </button>
      <VisuallyHidden id={groupId(titleId)} aria-hidden="true">
        {sizeWords(group)}
      </VisuallyHidden>
    </div>
  );
}
