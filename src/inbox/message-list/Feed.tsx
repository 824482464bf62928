'use client';

import { Fragment, type ReactNode, useEffect } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { timesIn } from '../../locales/index.ts';
import { Item } from '../message-item/Item.tsx';
import { useNow } from '../message-item/useNow.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { handleFeedKey } from './feedKeys.ts';
import { feedRowsOf } from './feedRows.ts';
import { groupByDay } from './groupByDay.ts';
import * as styles from './List.css.ts';

/** How a list can be divided by headings. */
export const listGroupings = ['none', 'day'] as const;

/** One of `listGroupings`. */
export type ListGrouping = (typeof listGroupings)[number];

/** Props of `Feed`. */
export interface FeedProps {
  messages: readonly InboxMessage[];
  hasMore: boolean;
  busy: boolean;
  groupBy: ListGrouping;
  renderItem: ((message: InboxMessage) => ReactNode) | undefined;
}

/** The rows of a list, with their keyboard. Renders a `<div role="feed">`. */
export function Feed({ messages, hasMore, busy, groupBy, renderItem }: FeedProps) {
  const { titleId, bellRef } = useRoot('Inbox.List');
  const rows = feedRowsOf(bellRef);
  const { translator } = useInboxSettings('Inbox.List');
  const nowMs = useNow();
  const groups =
    groupBy === 'day' ? groupByDay(messages, timesIn(translator.tag), nowMs) : [{ heading: null, messages }];

  useEffect(() => {
    rows.setRows(
      messages.map((message) => message._id),
      hasMore ? -1 : messages.length,
    );
  }, [rows, messages, hasMore]);

  return (
    <div
      role="feed"
      aria-busy={busy}
      aria-labelledby={titleId}
      className={styles.feed}
      onKeyDown={handleFeedKey}
      onFocus={(event) => {
        const row = event.target.closest<HTMLElement>('[data-message-id]');
        if (row?.dataset.messageId !== undefined) {
          rows.setCurrent(row.dataset.messageId);
        }
      }}
    >
      {groups.map(({ heading, messages: rowsOfGroup }) => (
        <Fragment key={rowsOfGroup[0]?._id}>
          {heading !== null && (
            // For the eye: a feed owns articles only, and each of them says its own time.
            <div aria-hidden="true" className={styles.heading} data-carillon="day-heading">
              {heading}
            </div>
          )}
          {rowsOfGroup.map((message) => (
            <Fragment key={message._id}>{renderItem?.(message) ?? <Item message={message} />}</Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
