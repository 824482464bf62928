'use client';

import { useCallback, useMemo, useRef } from 'react';
import { callSafely, sameList } from '../../base/index.ts';
import type { ArrangedProps, FeedGroups } from '../../inbox/features/Lists.ts';
import type { MessageGroup } from '../../inbox/features/MessageGroup.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { createListView } from '../../inbox/view/listView.ts';
import { GroupLine } from './GroupLine.tsx';
import type { GroupedRows } from './groupRows.ts';

interface From extends Pick<ArrangedProps, 'words' | 'shown' | 'hasMore' | 'collapse'> {
  readonly openGroups: readonly string[];
}

/** The groups of rows as parts of a list see them: each the same object until one of its messages changes. */
export function useGroups(
  grouped: GroupedRows | undefined,
  { words, shown, hasMore, collapse, openGroups }: From,
): FeedGroups | undefined {
  const { get, set } = useRoot('Inbox.List').service(createListView);
  const { direction } = useInboxSettings('Inbox.List').translator;
  const made = useRef(new Map<string, MessageGroup>());

  const setOpen = useCallback(
    (key: string, opens: boolean) => {
      const others = get().openGroups.filter((one) => one !== key);
      set({ ...get(), openGroups: opens ? [...others, key] : others });
    },
    [get, set],
  );

  return useMemo(() => {
    if (grouped === undefined) {
      return undefined;
    }
    const groupOf: FeedGroups['groupOf'] = (messageId) => {
      const found = grouped.byFront.get(messageId);
      if (found === undefined) {
        return undefined;
      }
      const { key } = found;
      const before = made.current.get(key);
      const messages = sameList(before?.messages ?? [], found.rows.map(shown));
      const isOpen = openGroups.includes(key);
      const [newest] = messages;
      const isLatest =
        typeof collapse === 'function'
          ? newest !== undefined && (callSafely(() => collapse(newest)) ?? false)
          : collapse === 'latest';
      const next: MessageGroup = {
        key,
        messages,
        isOpen,
        isLatest,
        hasMore,
        words,
        setOpen,
        Line: GroupLine,
      };
      const values: readonly unknown[] = Object.values(before ?? {});
      const kept = before && sameList(values, Object.values(next)) === values ? before : next;
      made.current.set(key, kept);
      return kept;
    };
    return {
      groupOf,
      frontOf: (messageId) => grouped.frontOf.get(messageId),
      press(messageId, key) {
        const [opening, closing] =
          direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
        const front = grouped.frontOf.get(messageId) ?? messageId;
        const group = groupOf(front);
        const opens = key === opening && group?.isOpen === false;
        if (opens || (key === closing && group?.isOpen)) {
          setOpen(group.key, opens);
          return true;
        }
        return false;
      },
    };
  }, [grouped, shown, hasMore, collapse, words, openGroups, direction, setOpen]);
}
