'use client';

import { useRef } from 'react';
import { type InboxMessage, senderName } from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { type GroupLineProps, groupId, type MessageGroup } from '../../inbox/features/MessageGroup.ts';
import { atLeast, type Direction, listNames } from '../../locales/index.ts';
import { Avatar, ChevronDownIcon, part, VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import * as styles from './lists.css.ts';

/** How many people a line names; of more, one less and how many others there are. */
const maxNames = 3;

/** What the line of a closed group says: how many others there are, and from whom. */
function othersWords({ messages, isLatest, hasMore, words }: MessageGroup): string {
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
function sizeWords({ messages, hasMore, words }: MessageGroup): string {
  const { length } = messages;
  const unread = messages.filter(isUnread).length;
  const size = atLeast(words, words.counted('groupSize', length), length, hasMore);
  return words.list([size, ...(unread > 0 ? [words.counted('unreadCount', unread)] : [])]);
}

function isUnread({ read }: InboxMessage): boolean {
  return !read;
}

/** A name that is written in the other direction than the words around it keeps its place among them. */
function isolated(name: string, direction: Direction): string {
  const isRtl = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Syrc}]/u.test(name);
  return isRtl === (direction === 'rtl') ? name : `\u2068${name}\u2069`;
}

/** How many faces are shown. */
const maxFaces = 3;

/** What a row says of the others of its group: who caused them, how many are unread, and the button that shows them. Renders a `<div>`. */
export function GroupLine({ group, titleId, tabIndex, partRef, ...native }: GroupLineProps) {
  const { messages, isOpen, isLatest, words } = group;
  const button = useRef<HTMLButtonElement>(null);
  const unread = messages.filter(isUnread).length;
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
        <span className={reset.box}>{othersWords(group)}</span>
        <ChevronDownIcon size={14} className={styles.chevron} />
      </button>
      {unread > 1 && (
        <span className={styles.number} aria-hidden="true">
          {words.number(unread)}
        </span>
      )}
      <VisuallyHidden id={groupId(titleId)} aria-hidden="true">
        {sizeWords(group)}
      </VisuallyHidden>
    </div>
  );
}
