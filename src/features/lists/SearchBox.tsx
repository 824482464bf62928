'use client';

import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { shownMessages, useInboxClient } from '../../data/index.ts';
import { inboxOf } from '../../inbox/dom/inboxOf.ts';
import type { SearchBoxProps } from '../../inbox/features/Lists.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createRovingRows } from '../../inbox/root/rovingRow.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { useListView } from '../../inbox/view/useListView.ts';
import { maxSearch } from '../../locales/index.ts';
import { part, SearchField } from '../../primitives/index.ts';
import * as styles from './lists.css.ts';
import { foldedIn } from './textsOf.ts';
import { foldInPieces } from './useFolded.ts';

/** The field that searches the list. Escape empties it, and the arrow down leads to what was found. In an empty one it goes to the button that has opened it, if there is one, and closes it. */
export function SearchBox({ words, partRef, ...native }: SearchBoxProps) {
  const [{ search }, change] = useListView('Inbox.Search');
  const { service } = useRoot('Inbox.Search');
  const roving = service(createRovingRows);
  const client = useInboxClient('Inbox.Search');
  const folded = foldedIn[useInboxSettings('Inbox.Search').contentFormat];
  const [visits, visit] = useReducer((count: number) => count + 1, 0);
  // Before the first letter, which would have to wait for it.
  useEffect(
    () => (visits > 0 ? foldInPieces(shownMessages(client), folded) : undefined),
    [visits, client, folded],
  );
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const own = field.current;
    const page = own?.ownerDocument.defaultView;
    if (!own || !page) {
      return;
    }
    const leaveSearch = (event: globalThis.KeyboardEvent) => {
      const box = own.closest('[data-carillon="search"]') ?? own;
      const button = inboxOf(own)?.querySelector<HTMLElement>('[data-carillon="search-button"]');
      if (
        event.key === 'Escape' &&
        !event.isComposing &&
        event.composedPath().includes(box) &&
        (search || button)
      ) {
        event.preventDefault();
        event.stopPropagation();
        (search ? own : button)?.focus();
        if (search) {
          change({ search: '' });
        } else {
          button?.click();
        }
      }
    };
    // On the way down, above the popover and dialogs of the host, which would close.
    page.addEventListener('keydown', leaveSearch, true);
    return () => page.removeEventListener('keydown', leaveSearch, true);
  }, [search, change]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing) {
      return;
    }
    const first = roving.stop();
    if (key === 'ArrowDown' && first !== undefined) {
      event.preventDefault();
      const inbox = inboxOf(currentTarget);
      inbox?.querySelector<HTMLElement>('[data-carillon="message-item"][tabindex="0"]')?.focus();
    }
  }

  return (
    <div {...part('search', native, styles.search)} ref={partRef}>
      <SearchField
        ref={field}
        label={words.text('searchMessages')}
        clearLabel={words.text('clearSearch')}
        value={search}
        maxLength={maxSearch}
        onValueChange={(next) => change({ search: next })}
        onFocus={visit}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
