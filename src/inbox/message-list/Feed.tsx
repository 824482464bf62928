'use client';

import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FeedRows, InboxMessage } from '../../data/index.ts';
import { timesIn } from '../../locales/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { runShortcut, useMessageActions } from '../message-actions/useMessageActions.ts';
import { BelowHeadings } from '../root/BelowHeadings.ts';
import { useRoot } from '../root/RootContext.ts';
import { createRovingRows } from '../root/rovingRow.ts';
import { createSelection } from '../root/selection.ts';
import { useNow } from '../root/useNow.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { DayHeading, VisitDivider } from './FeedDividers.tsx';
import { FeedEnd, type FeedEndProps } from './FeedEnd.tsx';
import { FeedRow } from './FeedRow.tsx';
import { countNewer, type FeedEntry, feedEntries, type ListGrouping, messageKey } from './feedEntries.ts';
import { feedKeyShortcuts, handleFeedKey } from './feedKeys.ts';
import * as styles from './InboxList.css.ts';
import type { ListQuery } from './listState.ts';
import { NewMessages } from './NewMessages.tsx';
import { useFeedFocus } from './useFeedFocus.ts';
import { useHeldRows } from './useHeldRows.ts';
import { type SeenMoment, useSeenTracking } from './useSeenTracking.ts';
import { useVirtualFeed } from './useVirtualFeed.ts';

/** Props of `Feed`. */
export interface FeedProps extends FeedRows {
  /** The way to more messages. */
  feed: FeedEndProps['feed'] & Pick<ListQuery, 'hasMore' | 'hold'>;
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
  const { rows, shown, feed, groupBy, lastVisitMs } = props;
  const { hasMore, hold } = feed;
  const { titleId, label, service } = useRoot('Inbox.List');
  const { translator } = useInboxSettings('Inbox.List');
  const feedRef = useRef<HTMLDivElement>(null);
  const nowMs = useNow();
  const keysId = `${titleId}-keys`;

  const messageIds = useRowIds(rows);
  const newCount = useMemo(() => countNewer(rows, lastVisitMs), [rows, lastVisitMs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message keeps its time
  const entries = useMemo(() => {
    const headingOf = (timeMs: number) => timesIn(translator.tag).dayHeading(timeMs, nowMs);
    return feedEntries(rows, { groupBy, newCount, nowMs, headingOf });
  }, [messageIds, groupBy, newCount, nowMs, translator.tag]);

  const actions = useMessageActions();
  const shortcuts = new Set(actions.flatMap(({ shortcut = [] }) => shortcut));
  const selection = service(createSelection);
  const roving = service(createRovingRows);
  const positions = { messageIds, size: hasMore ? -1 : messageIds.length, newCount };
  useState(() => roving.begin(positions));
  const stop = useSyncExternalStore(roving.subscribe, roving.stop, roving.stop);
  const view = useVirtualFeed(feedRef, entries, messageIds, [messageKey(stop ?? '')]);
  const focus = useFeedFocus(feedRef, roving, messageIds, hasMore);
  const watch = useSeenTracking(rows, shown, props.markSeen);
  useHeldRows(hold, { entries, messageIds, view, focus, selection });

  useBeforePaint(() => roving.setRows(positions), [roving, messageIds, hasMore, newCount]);
  useBeforePaint(() => {
    view.settle();
    focus.settle();
    view.look();
  });

  function draw(entry: FeedEntry): ReactNode {
    switch (entry.kind) {
      case 'message': {
        const row = rows[entry.index];
        return (
          row && (
            <FeedRow
              key={entry.key}
              message={shown(row)}
              renderMessage={props.renderMessage}
              watch={watch}
              onMove={focus.moved}
            />
          )
        );
      }
      case 'day':
        return <DayHeading key={entry.key} entry={entry} />;
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
        aria-busy={feed.isFetchingMore}
        aria-labelledby={props.label === undefined ? titleId : undefined}
        // Takes effect where there is no title.
        aria-label={props.label ?? label}
        aria-describedby={keysId}
        aria-keyshortcuts={[feedKeyShortcuts, ...shortcuts].join(' ')}
        className={styles.feed}
        onKeyDown={(event) =>
          handleFeedKey(event, messageIds, focus.focusRow, (place) => {
            const row = rows[place];
            return row !== undefined && selection.get() === null && runShortcut(actions, shown(row), event);
          })
        }
      >
        <BelowHeadings.Provider value={groupBy === 'day'}>{column}</BelowHeadings.Provider>
      </div>
      <VisuallyHidden id={keysId} aria-hidden="true">
        {translator.text('feedKeys')}
      </VisuallyHidden>
      {hasMore ? <FeedEnd feed={feed} onMove={focus.moved} /> : props.endOfFeed}
    </>
  );
}

/** The ids of rows; the same list until one comes or goes, so that nothing is walked through because of a flag. */
function useRowIds(rows: FeedProps['rows']): readonly string[] {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const last = useRef(ids);
  if (ids.length !== last.current.length || ids.some((id, place) => id !== last.current[place])) {
    last.current = ids;
  }
  return last.current;
}
