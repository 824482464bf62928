'use client';

import { useEffect } from 'react';
import { type InboxMessage, useCapabilities, usePreferences } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { showWorkflow } from './showWorkflow.ts';
import type { Rows, RowsState } from './startRows.tsx';

/** Props of `Watch`. */
export interface WatchProps extends Pick<Rows, 'store' | 'know'> {
  rows: readonly InboxMessage[];
  state: RowsState;
  /** Something has changed that rows show. */
  publish: () => void;
}

/** Watches the rows of a list that is on screen. Renders nothing. */
export function Watch({ rows, store, state, know, publish }: WatchProps): null {
  const { announce, view } = useRoot('Inbox.List');
  const { preferences } = useCapabilities('Inbox.List');
  const { data } = usePreferences({ enabled: preferences });

  useEffect(() => {
    if (data !== undefined && data !== state.preferences) {
      state.preferences = data;
      publish();
    }
  }, [data, state, publish]);

  useEffect(() => {
    const { announcers } = state;
    const say = (words: string) => void announce(words);
    announcers.add(say);
    return () => void announcers.delete(say);
  }, [announce, state]);

  useEffect(() => {
    const { sinceMs, kinds } = store.get();
    if (sinceMs === undefined) {
      // At the first visit nothing is new.
      const newestMs = Math.max(0, ...rows.map(({ createdAt }) => Date.parse(createdAt) || 0));
      store.update(() => ({ sinceMs: newestMs, kinds: rows.flatMap(({ kind = [] }) => kind) }));
      return;
    }
    const before = state.asking.size;
    for (const { id, kind, createdAt } of rows) {
      const isNew = kind !== undefined && !kinds.includes(kind) && Date.parse(createdAt) > sinceMs;
      if (isNew && !state.asking.has(kind)) {
        state.asking.set(kind, id);
      }
    }
    if (state.asking.size > before) {
      publish();
    }
  }, [rows, store, state, publish]);

  useEffect(
    () => () => {
      for (const kind of state.sighted) {
        know(kind);
      }
    },
    [state, know],
  );

  useEffect(() => {
    const { target } = state;
    state.target = undefined;
    return view === 'preferences' && target ? showWorkflow(target.place, target.id) : undefined;
  }, [view, state]);
  return null;
}
