'use client';

import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { callSafely, sameList } from '../../base/index.ts';
import { type InboxMessage, useIsOpen } from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import type { ArrangedProps, GroupKeyOf } from '../../inbox/features/Lists.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { createRovingRows } from '../../inbox/root/rovingRow.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { useListView } from '../../inbox/view/useListView.ts';
import { markRanges, SearchIcon, TextMarksContext } from '../../primitives/index.ts';
import { createSearch } from './createSearch.ts';
import { FilterNote } from './FilterNote.tsx';
import { type GroupedRows, groupRows } from './groupRows.ts';
import { foldedIn } from './textsOf.ts';
import { useFolded } from './useFolded.ts';
import { useGroups } from './useGroups.ts';

/** What of the rows of a list is left, and in which order. */
export interface RowFilters {
  /** Whether a row is listed for what it asks, or for its answer; undefined where all are listed. */
  readonly isListed?: ((row: InboxMessage) => boolean) | undefined;
  /** The kinds that are listed; none means all. */
  readonly kinds: readonly string[];
  /** Whether a row was found; undefined while nothing is searched for. */
  readonly isFound?: ((row: InboxMessage) => boolean) | undefined;
  readonly shown: (row: InboxMessage) => InboxMessage;
}

/** The rows that the filters leave, those on top that were put off, have come back, and were not read since. */
export function arrangeRows(
  rows: readonly InboxMessage[],
  { isListed, kinds, isFound, shown }: RowFilters,
): readonly InboxMessage[] {
  const left = rows.filter(
    (row) =>
      (isListed === undefined || isListed(row)) &&
      (kinds.length === 0 || kinds.includes(row.kind ?? '')) &&
      (isFound === undefined || isFound(row)),
  );
  const back = left.filter((row) => isBack(row) && !shown(row).read);
  return back.length === 0 ? left : [...back, ...left.filter((row) => !back.includes(row))];
}

/** Whether a row was put off, and its time has come. */
function isBack({ cameBack = false }: InboxMessage): boolean {
  return Boolean(cameBack);
}

/** How long after the last letter what was found is announced, in milliseconds. */
const typingMs = 500;

/** Of so many loaded rows, when fewer than these are listed, older ones are loaded only on request: it could be all of them. */
const manyRows = 100;
const fewRows = 20;

/** Leaves rows out, folds what belongs together, and passes on what is to be drawn. */
export function Arranged(props: ArrangedProps): ReactNode {
  const { words, rows, shown, hasMore, groupKeyOf, children } = props;
  const { tab, query: asked, announce, service } = useRoot('Inbox.List');
  const folded = foldedIn[useInboxSettings('Inbox.List').contentFormat];
  const [view] = useListView('Inbox.List');
  const { kinds, openGroups } = view;
  // The field shows a letter before the list has been searched for it.
  const query = useDeferredValue(view.search).trim();
  const isFolded = useFolded(rows, folded, query !== '');
  const isOpen = useIsOpen({ rows, shown });
  const search = useMemo(
    () => (query !== '' && isFolded ? createSearch(query) : undefined),
    [query, isFolded],
  );
  const marks = useMemo(
    () => (text: string) => (search ? markRanges(text, search.ranges(text)) : text),
    [search],
  );
  const onlyOpen = view.open || tab.filter === 'open';
  const onlyAnswered = tab.filter === 'answered';

  const last = useRef<readonly InboxMessage[]>([]);
  const listed = useMemo(
    () =>
      arrangeRows(rows, {
        isListed: onlyOpen ? isOpen : onlyAnswered ? (row) => shown(row).answered !== undefined : undefined,
        kinds,
        isFound: search && ((row) => search.matches(folded(row))),
        shown,
      }),
    [rows, onlyOpen, onlyAnswered, isOpen, kinds, search, folded, shown],
  );
  const kept = sameList(last.current, listed);
  const keyOf = useMemo<GroupKeyOf | undefined>(() => groupKeyOf && safely(groupKeyOf), [groupKeyOf]);
  const anchors = useRef<GroupedRows['anchors']>(new Map());
  const grouped = useMemo(() => {
    if (keyOf === undefined || search !== undefined) {
      // What was found is never hidden in a group.
      return undefined;
    }
    const at = service(createRovingRows).stop();
    const current = kept.find(({ id }) => id === at);
    return groupRows(kept, keyOf, {
      open: new Set(openGroups),
      current: current && keyOf(current),
      anchors: anchors.current,
    });
  }, [kept, keyOf, search, openGroups, service]);
  useBeforePaint(() => {
    last.current = kept;
    anchors.current = grouped?.anchors ?? anchors.current;
  });
  const back = useMemo(() => new Set(kept.filter(isBack).map(({ id }) => id)), [kept]);
  const groups = useGroups(grouped, { ...props, openGroups });

  const drawn = grouped?.rows ?? kept;
  const isSparse = rows.length >= manyRows && drawn.length < fewRows;
  const found = search && words.counted('foundCount', kept.length);
  const loaded = hasMore ? words.counted('loadedCount', rows.length) : undefined;
  const searched = found && loaded ? words.list([found, loaded]) : found;
  useEffect(() => {
    if (searched === undefined) {
      return;
    }
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = announce(searched);
    }, typingMs);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [searched, announce]);

  return (
    <TextMarksContext.Provider value={marks}>
      {children({
        rows: drawn,
        listed: kept,
        groups,
        isElsewhere: (id) => grouped?.frontOf.has(id) === true || back.has(id) || props.isElsewhere(id),
        above: <FilterNote words={words} searched={noteOf()} />,
        nothing: nothingOf(),
        older: search ? words.text('searchOlder') : isSparse ? words.text('loadMore') : undefined,
      })}
    </TextMarksContext.Provider>
  );

  function noteOf() {
    if (search && (kept.length > 0 || hasMore)) {
      return searched;
    }
    // Of what: older ones are not among them.
    return kept.length === 0 || (onlyAnswered && !asked.answered) ? loaded : undefined;
  }

  function nothingOf() {
    if (search) {
      return { title: words.text('nothingFound', { words: query }), icon: <SearchIcon size={28} /> };
    }
    // Of a tab by its filter alone nothing is left: it has words of its own.
    return tab.filter && kinds.length === 0
      ? undefined
      : {
          title: words.text(onlyOpen && kinds.length === 0 ? 'nothingNeedsYou' : 'nothingMatches'),
          icon: <SearchIcon size={28} />,
        };
  }
}

/** A fault of the host's in it makes a message a row by itself. */
function safely(groupKeyOf: GroupKeyOf): GroupKeyOf {
  return (message) => callSafely(() => groupKeyOf(message));
}
