'use client';

import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { useRoot } from '../root/RootContext.ts';
import { createRovingRows } from '../root/rovingRow.ts';
import { useNow } from '../root/useNow.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { DayHeading, VisitDivider } from './FeedDividers.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { FeedRow } from './FeedRow.tsx';
import { countNewer, type FeedEntry, feedEntries, type ListGrouping, messageKey } from './feedEntries.ts';
import { feedKeyShortcuts, handleFeedKey } from './feedKeys.ts';
import * as styles from './InboxList.css.ts';
import { NewMessages } from './NewMessages.tsx';
import { useFeedFocus } from './useFeedFocus.ts';
import { type SeenMoment, useSeenTracking } from './useSeenTracking.ts';
import { useVirtualFeed } from './useVirtualFeed.ts';

/** Props of `Feed`. */
export interface FeedProps {
  messages: readonly InboxMessage[];
  hasMore: boolean;
  /** The next page is being loaded. */
  loadingMore: boolean;
  /** Any page of the feed is being loaded. */
  busy: boolean;
  /** The next page could not be loaded. */
  failed: boolean;
  /** How often a page could not be loaded so far. */
  failures: number;
  /** When a page was last loaded, in milliseconds since 1970. */
  updatedAtMs: number;
  onLoadMore: () => void;
  /** Cancels a next page that takes too long, and tries again. */
  onRetry: () => void;
  groupBy: ListGrouping;
  /** When the newest message of the last visit came, in milliseconds since 1970. */
  lastVisitMs: number | undefined;
  markSeen: SeenMoment;
  /** Names it. @default the words of the title, else those of the root */
  label: string | undefined;
  /** Draws a row. Keep it the same from render to render: with another one all rows render again. */
  renderMessage: (message: InboxMessage) => ReactNode;
  /** Shown below the last message of all. */
  endOfFeed: ReactNode;
}

/** The rows of a list with their keyboard, and the way to more of them. Renders a `<div role="feed">` and what belongs to it. */
export function Feed(props: FeedProps) {
  const { messages, hasMore, loadingMore, busy, failed, groupBy, lastVisitMs } = props;
  const { titleId, label, service } = useRoot('Inbox.List');
  const { translator } = useInboxSettings('Inbox.List');
  const feedRef = useRef<HTMLDivElement>(null);
  const nowMs = useNow();
  const keysId = `${titleId}-keys`;

  const messageIds = useMemo(() => messages.map(({ _id }) => _id), [messages]);
  const newCount = useMemo(() => countNewer(messages, lastVisitMs), [messages, lastVisitMs]);
  const entries = useMemo(
    () => feedEntries(messages, { groupBy, newCount, nowMs }),
    [messages, groupBy, newCount, nowMs],
  );

  const rows = service(createRovingRows);
  const positions = { messageIds, size: hasMore ? -1 : messageIds.length, newCount };
  useState(() => rows.begin(positions));
  const stop = useSyncExternalStore(rows.subscribe, rows.stop, rows.stop);
  const view = useVirtualFeed(feedRef, entries, messageIds, [messageKey(stop ?? '')]);
  const focus = useFeedFocus(feedRef, rows, messageIds, hasMore);
  const watch = useSeenTracking(messages, props.markSeen);

  useBeforePaint(() => rows.setRows(positions), [rows, messageIds, hasMore, newCount]);
  useBeforePaint(() => {
    view.settle();
    focus.settle();
    view.look();
  });

  function draw(entry: FeedEntry): ReactNode {
    switch (entry.kind) {
      case 'message':
        return (
          <FeedRow
            key={entry.key}
            message={entry.message}
            renderMessage={props.renderMessage}
            watch={watch}
            onMove={focus.moved}
          />
        );
      case 'day':
        return <DayHeading key={entry.key} entry={entry} nowMs={nowMs} />;
      case 'divider':
        return <VisitDivider key={entry.key} entry={entry} />;
      default:
        return entry satisfies never;
    }
  }

  const column: ReactNode[] = [];
  let drawnTo = 0;
  for (const place of [...view.mounted, entries.length]) {
    const entry = entries[place];
    const gapPx = view.gapPx(drawnTo, place);
    if (gapPx > 0) {
      column.push(<div key={`before ${entry?.key}`} className={reset.box} style={{ blockSize: gapPx }} />);
    }
    if (entry !== undefined) {
      column.push(draw(entry));
    }
    drawnTo = place + 1;
  }

  return (
    <>
      {view.newCount > 0 && (
        <NewMessages
          count={view.newCount}
          onPress={() => {
            view.goToTop();
            focus.focusRow(messageIds[0]);
          }}
        />
      )}
      <div
        ref={feedRef}
        role="feed"
        aria-busy={loadingMore}
        aria-labelledby={props.label === undefined ? titleId : undefined}
        // Takes effect where there is no title.
        aria-label={props.label ?? label}
        aria-describedby={keysId}
        aria-keyshortcuts={feedKeyShortcuts}
        className={styles.feed}
        onKeyDown={(event) => handleFeedKey(event, messageIds, focus.focusRow)}
      >
        {column}
      </div>
      <VisuallyHidden id={keysId} aria-hidden="true">
        {translator.text('feedKeys')}
      </VisuallyHidden>
      {hasMore ? (
        <FeedEnd
          loading={loadingMore}
          busy={busy}
          failed={failed}
          failures={props.failures}
          updatedAtMs={props.updatedAtMs}
          onLoadMore={props.onLoadMore}
          onRetry={props.onRetry}
          onMove={focus.moved}
        />
      ) : (
        props.endOfFeed
      )}
    </>
  );
}
