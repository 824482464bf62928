'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createStore, type Store } from '../../base/index.ts';
import { inboxOf } from '../../inbox/dom/inboxOf.ts';
import type { ListToolsProps } from '../../inbox/features/Lists.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { useListView } from '../../inbox/view/useListView.ts';
import { IconButton, SearchIcon } from '../../primitives/index.ts';
import { FilterChips } from './FilterChips.tsx';
import { SearchBox } from './SearchBox.tsx';

/** How much is there: nothing, the chips, or the field too. */
type Shown = 0 | 1 | 2;

/** Makes what a root shows of it. Get it with `root.service(createShown)`. */
function createShown(): Store<Shown> {
  return createStore<Shown>(0);
}

/** What there is of the search of a ready-made panel, and a function that opens it, or closes and empties it. */
function useShown(): readonly [shown: Shown, show: (isOpen: boolean) => void] {
  const { unreadOnly, service } = useRoot('Inbox.Search');
  const { subscribe, get, set } = service(createShown);
  const [{ search, open, kinds }, change] = useListView('Inbox.Search');
  const opened = useSyncExternalStore(subscribe, get, get);
  const ofFilters = unreadOnly || open || kinds.length > 0 ? 1 : 0;
  const shown = search ? 2 : opened || ofFilters;
  // The chips stay below the pointer of a reader who turns the last filter off.
  useEffect(() => set(shown), [shown, set]);
  const show = (isOpen: boolean) => {
    set(isOpen ? 2 : ofFilters);
    if (!isOpen) {
      change({ search: '' });
    }
  };
  return [shown, show];
}

/** The button of a ready-made panel's header that opens its search, and closes it. */
export function ToolsButton({ words }: Pick<ListToolsProps, 'words'>) {
  const [shown, show] = useShown();
  const isOpened = shown === 2;
  return (
    <IconButton
      data-carillon-as="search-button"
      label={words.text('searchMessages')}
      aria-expanded={isOpened}
      onClick={({ currentTarget }) => {
        flushSync(() => show(!isOpened));
        if (!isOpened) {
          inboxOf(currentTarget)?.querySelector<HTMLElement>('[data-carillon="search"] input')?.focus();
        }
      }}
    >
      <SearchIcon size={18} />
    </IconButton>
  );
}

/** The field and the chips above a ready-made list: the field once it is opened, the chips with it and while one of them is on. */
export function ListTools({ words, search, filters, isAlwaysShown }: ListToolsProps) {
  const [shown] = useShown();
  const { tabs } = useInboxSettings('Inbox.Filters');
  const level = isAlwaysShown ? 2 : shown;
  return (
    <>
      {search && level === 2 && <SearchBox words={words} />}
      {filters && level > 0 && (
        <FilterChips
          words={words}
          {...(filters !== true && filters)}
          hasOpenTab={tabs.some(({ filter }) => filter === 'open')}
        />
      )}
    </>
  );
}
