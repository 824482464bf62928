'use client';

import { useSyncExternalStore } from 'react';
import * as styles from '../../inbox/panel/Panel.css.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { useListView } from '../../inbox/view/useListView.ts';
import type { ListWords } from '../../locales/index.ts';
import { Button } from '../../primitives/index.ts';
import { createShownFilters } from './shownFilters.ts';

/** Above the rows: how many were found, and which filters leave messages out where no part shows them. Renders a `<div>`, or nothing. */
export function FilterNote({ words, searched }: { words: ListWords; searched: string | undefined }) {
  const [{ open, kinds }, change] = useListView('Inbox.List');
  const shown = useRoot('Inbox.List').service(createShownFilters);
  const { parts, names } = useSyncExternalStore(shown.subscribe, shown.get, shown.get);
  const filters = [...(open ? [words.text('needsYouTab')] : []), ...kinds.map((kind) => names[kind] ?? kind)];
  const isHidden = parts === 0 && filters.length > 0;
  if (!isHidden && searched === undefined) {
    return null;
  }
  return (
    <div className={styles.note} data-carillon="list-note">
      {searched !== undefined && <span>{searched}</span>}
      {isHidden && (
        <>
          <span>{words.text('filteredBy', { filters: words.list(filters) })}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={({ currentTarget }) => {
              // The button goes with the filters, and would lose the focus.
              currentTarget.closest<HTMLElement>('[data-carillon="message-list"]')?.focus();
              change({ open: false, kinds: [] });
            }}
          >
            {words.text('showAll')}
          </Button>
        </>
      )}
    </div>
  );
}
