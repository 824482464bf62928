'use client';

import { useEffect } from 'react';
import { type InboxMessage, useCapabilities, usePreferences } from '../../data/index.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import type { Rows } from './Rows.ts';

/** Props of `Watch`. */
export interface WatchProps {
  /** The messages of the list, newest first. */
  listed: readonly InboxMessage[];
  rows: Rows;
}

/** Watches the rows of a list that is on screen. Renders nothing. */
export function Watch({ listed, rows }: WatchProps): null {
  const { announce, view } = useRoot('Inbox.List');
  const { preferences } = useCapabilities('Inbox.List');
  const { data } = usePreferences({ enabled: preferences });

  useEffect(() => {
    if (data !== undefined) {
      rows.publish();
    }
  }, [data, rows]);

  useEffect(() => {
    const { store, asking } = rows;
    const { sinceMs, kinds } = store.get();
    if (sinceMs === undefined) {
      // At the first visit nothing is new.
      const newestMs = Math.max(0, ...listed.map(({ createdAt }) => Date.parse(createdAt) || 0));
      store.update(() => ({ sinceMs: newestMs, kinds: listed.flatMap(({ kind = [] }) => kind) }));
      return;
    }
    for (const { id, kind = '', createdAt } of listed) {
      if (kind && !kinds.includes(kind) && !asking.has(kind) && Date.parse(createdAt) > sinceMs) {
        asking.set(kind, id);
        rows.publish();
      }
    }
  }, [listed, rows]);

  useEffect(() => {
    const { announcers, sighted, know } = rows;
    const say = (words: string) => announce(words);
    announcers.add(say);
    return () => {
      announcers.delete(say);
      if (sighted.size > 0) {
        know(sighted);
      }
    };
  }, [announce, rows]);

  useEffect(() => {
    const { show } = rows;
    rows.show = undefined;
    return view === 'preferences' ? show?.() : undefined;
  }, [view, rows]);
  return null;
}
