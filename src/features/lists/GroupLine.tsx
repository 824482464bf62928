'use client';

import { useRef } from 'react';
import { senderName } from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { type GroupLineProps, groupId } from '../../inbox/features/MessageGroup.ts';
import { Avatar, ChevronDownIcon, part, VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { isUnread, othersWords, sizeWords } from './groupWords.ts';
import * as styles from './lists.css.ts';

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
