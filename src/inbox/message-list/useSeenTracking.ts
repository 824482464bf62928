'use client';

import { useEffect, useRef, useState } from 'react';
import { keepTrying, late } from '../../base/index.ts';
import {
  type FeedRows,
  type InboxMessage,
  markAutoSeen,
  useCapabilities,
  useInboxClient,
} from '../../data/index.ts';
import type { FeedGroups } from '../features/Lists.ts';
import type { SeenObserver } from './seenObserver.ts';

/** Loaded after the panel: no message counts as seen at first, and without it the list works, and marks nothing. */
const loadObserver = late(() => import('./seenObserver.ts'));

/** When a list marks messages as seen: once a row was visible for a moment, as soon as it is loaded, or never. */
export const seenMoments = ['onSight', 'onOpen', 'never'] as const;

/** One of `seenMoments`. */
export type SeenMoment = (typeof seenMoments)[number];

/** Marks the rows of a feed as seen. The reader did not request it, so a failure is not shown. */
export function useSeenTracking(
  rows: FeedRows['rows'],
  shown: FeedRows['shown'],
  wanted: SeenMoment,
  groupOf: FeedGroups['groupOf'] | undefined,
): SeenObserver['watch'] | undefined {
  const markSeen = useCapabilities('Inbox.List').seen ? wanted : 'never';
  const client = useInboxClient('Inbox.List');
  const [seenObserver, setSeenObserver] = useState<SeenObserver>();
  const latest = useRef({ rows, shown, groupOf });
  useEffect(() => {
    latest.current = { rows, shown, groupOf };
  });

  useEffect(() => {
    if (markSeen === 'never') {
      return;
    }
    let own: SeenObserver | undefined;
    const send = (ids: readonly string[]) =>
      markAutoSeen(client, stillUnseen(latest.current, withGroups(ids, latest.current.groupOf)));
    const endLoading = keepTrying(loadObserver, ({ createSeenObserver }) => {
      own = createSeenObserver(send);
      setSeenObserver(own);
    });
    return () => {
      endLoading();
      own?.end();
      setSeenObserver(undefined);
    };
  }, [client, markSeen]);

  useEffect(() => {
    if (markSeen === 'onOpen') {
      for (const { id } of rows.map(shown).filter(isUnseen)) {
        seenObserver?.take(id);
      }
    }
  }, [markSeen, rows, shown, seenObserver]);
  return seenObserver?.watch;
}

/** The ids of rows, and of the messages of a closed group that they are in front of: it is one row. */
function withGroups(ids: readonly string[], groupOf: FeedGroups['groupOf'] | undefined): readonly string[] {
  return ids.flatMap((id) => {
    const group = groupOf?.(id);
    return group && !group.isOpen ? group.messages.map((one) => one.id) : id;
  });
}

/** Whether a message is still unseen. A read one counts as seen, whatever its `seen` is. */
export function isUnseen(message: InboxMessage): boolean {
  return !message.seen && !message.read;
}

/** The ids of those rows that are still unseen. */
export function stillUnseen({ rows, shown }: FeedRows, ids: readonly string[]): string[] {
  const seen = new Set(ids);
  return rows.flatMap((row) => (seen.has(row.id) && isUnseen(shown(row)) ? row.id : []));
}
