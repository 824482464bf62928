'use client';

import { useEffect } from 'react';
import type { FilterChipsProps } from '../../inbox/features/Lists.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { useListView } from '../../inbox/view/useListView.ts';
import { CheckIcon, part } from '../../primitives/index.ts';
import * as styles from './lists.css.ts';
import { createShownFilters } from './shownFilters.ts';

const noKinds: Readonly<Record<string, string>> = {};

/** The chips of a list's filters. */
export function FilterChips(props: FilterChipsProps) {
  const { words, partRef, kinds = noKinds, hasOpenTab, ...native } = props;
  const { tab, place, unreadOnly, setUnreadOnly, service } = useRoot('Inbox.Filters');
  const [view, change] = useListView('Inbox.Filters');
  const shown = service(createShownFilters);
  useEffect(() => {
    const { get, set } = shown;
    set({ ...get(), parts: get().parts + 1, names: { ...get().names, ...kinds } });
    return () => set({ ...get(), parts: get().parts - 1 });
  }, [shown, kinds]);

  const chips = [
    !place && {
      key: 'unread',
      name: words.text('filterUnread'),
      isOn: unreadOnly,
      toggle: () => setUnreadOnly(!unreadOnly),
    },
    // An address may have turned it on all the same.
    tab.filter === undefined &&
      (!hasOpenTab || view.open) && {
        key: 'open',
        name: words.text('needsYouTab'),
        isOn: view.open,
        toggle: () => change({ open: !view.open }),
      },
    ...Object.entries(kinds).map(([kind, name]) => {
      const isOn = view.kinds.includes(kind);
      const others = view.kinds.filter((one) => one !== kind);
      return {
        key: `kind ${kind}`,
        name,
        isOn,
        toggle: () => change({ kinds: isOn ? others : [...others, kind] }),
      };
    }),
  ].filter((chip) => chip !== false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for fields of a form
    <div
      role="group"
      aria-label={words.text('filters')}
      {...part('filters', native, styles.chips)}
      ref={partRef}
    >
      {chips.map(({ key, name, isOn, toggle }) => (
        <button key={key} type="button" className={styles.chip} aria-pressed={isOn} onClick={toggle}>
          {isOn && <CheckIcon size={13} />}
          {name}
        </button>
      ))}
    </div>
  );
}
