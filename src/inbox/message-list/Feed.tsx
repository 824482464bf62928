'use client';

import {
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { sameList } from '../../base/index.ts';
import type { FeedRows, InboxMessage } from '../../data/index.ts';
import { timesIn } from '../../locales/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import type { FeedGroups, IsElsewhere } from '../features/Lists.ts';
import { meantBy } from '../features/MessageGroup.ts';
import { runShortcut, useMessageActions } from '../message-actions/useMessageActions.ts';
import { BelowHeadings } from '../root/BelowHeadings.ts';
import { useRoot } from '../root/RootContext.ts';
import { createRovingRows } from '../root/rovingRow.ts';
import { createSelection } from '../root/selection.ts';
import { useListKeys } from '../root/useListKeys.ts';
import { useNow } from '../root/useNow.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { DayHeading, VisitDivider } from './FeedDividers.tsx';
import { FeedEnd, type FeedEndProps } from './FeedEnd.tsx';
import { FeedRow } from './FeedRow.tsx';
import { countNewer, type FeedEntry, feedEntries, messageKey } from './feedEntries.ts';
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
  /** Whether days have headings. */
  byDay: boolean;
  /** The rows of which several are one. @default none */
  groups?: FeedGroups | undefined;
  /** The rows, and those of closed groups that they are in front of. @default `rows` */
  listed?: FeedRows['rows'] | undefined;
  isElsewhere: IsElsewhere;
  /** Shown above the rows, and where there are none in their place. */
  above?: ReactNode;
  nothing?: ReactNode;
  /** The words of the button for older messages, which are loaded only when it is pressed. @default they are loaded at the end */
  older?: string | undefined;
  /** When the newest message of the last visit came, in milliseconds since 1970. */
  lastVisitMs: number | undefined;
  markSeen: SeenMoment;
  /** Names it. @default the words of the title, else those of the root */
  label: string | undefined;
  /** Is given what tells which messages a row means, by its `data-entry`. */
  meant: RefObject<((entry: string) => readonly InboxMessage[]) | null>;
  /** Draws a row. Keep it the same from render to render: with another one all rows render again. */
  renderMessage: (message: InboxMessage) => ReactNode;
  /** Shown below the last message of all. */
  endOfFeed: ReactNode;
  /** Gives a focus that was lost in the list to what is there now. */
  keepFocus(onlyIfLost: boolean): void;
}

/** The rows of a list with their keyboard, and the way to more of them. Renders a `<div role="feed">` and what belongs to it. */
export function Feed(props: FeedProps) {
  const { rows, shown, feed, byDay, groups, isElsewhere, lastVisitMs } = props;
  const { hasMore, hold } = feed;
  const { titleId, label, service } = useRoot('Inbox.List');
  const { translator } = useInboxSettings('Inbox.List');
  const feedRef = useRef<HTMLDivElement>(null);
  const nowMs = useNow();
  const keysId = `${titleId}-keys`;

  const messageIds = useRowIds(rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the rows
  const newCount = useMemo(() => countNewer(rows, lastVisitMs, isElsewhere), [rows, lastVisitMs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message keeps its time
  const entries = useMemo(() => {
    const headingOf = (timeMs: number) => timesIn(translator.tag).dayHeading(timeMs, nowMs);
    return feedEntries(rows, { byDay, newCount, nowMs, headingOf }, isElsewhere);
  }, [messageIds, byDay, newCount, nowMs, translator.tag]);

  const actions = useMessageActions();
  const keys = useListKeys('Inbox.List');
  // Those that are for keys alone are theirs.
  const keyed = actions.filter(({ isFor }) => isFor !== 'keys');
  const shortcuts = keys ? [keys.shortcuts] : new Set(keyed.flatMap(({ shortcut = [] }) => shortcut));
  const selection = service(createSelection);
  const roving = service(createRovingRows);
  const listedIds = useRowIds(props.listed ?? rows);
  const positions = { messageIds, listedIds, size: hasMore ? -1 : messageIds.length, newCount };
  useState(() => roving.begin(positions));
  const stop = useSyncExternalStore(roving.subscribe, roving.stop, roving.stop);
  const view = useVirtualFeed(feedRef, entries, messageIds, [messageKey(stop ?? '')]);
  const focus = useFeedFocus(feedRef, roving, messageIds, hasMore, groups?.frontOf);
  const watch = useSeenTracking(props.listed ?? rows, shown, props.markSeen, groups?.groupOf);
  useHeldRows(hold, { entries, messageIds, view, focus, selection });

  useBeforePaint(() => roving.setRows(positions), [roving, messageIds, listedIds, hasMore, newCount]);
  useBeforePaint(() => {
    view.settle();
    focus.settle();
    view.look();
  });
  const end = `${rows.length === 0} ${hasMore}`;
  const lastEnd = useRef(end);
  // Where the last row is left out, or the way to older ones goes, the words that say so have the focus, and a row that comes instead of them.
  // A new feed takes it from the one before, and not from the list itself.
  useBeforePaint(() => {
    props.keepFocus(lastEnd.current === end);
    lastEnd.current = end;
  }, [end]);

  function meantAt(entry: string): readonly InboxMessage[] {
    const row = rows.find(({ id }) => messageKey(id) === entry);
    return row ? meantBy(groups?.groupOf(row.id), shown(row)) : [];
  }
  useImperativeHandle(props.meant, () => meantAt);
  const meant = (messageId: string) => meantAt(messageKey(messageId));

  function draw(entry: FeedEntry): ReactNode {
    switch (entry.kind) {
      case 'message': {
        const row = rows[entry.index];
        return (
          row && (
            <FeedRow
              key={entry.key}
              message={shown(row)}
              place={
                groups?.groupOf(row.id) ?? (groups?.frontOf(row.id) === undefined ? undefined : 'member')
              }
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
      {props.above}
      {view.newCount > 0 && (
        <NewMessages
          count={view.newCount}
          onPress={() => {
            view.goToTop();
            focus.focusRow(messageIds[0]);
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a feed, unless it is empty */}
      <div
        ref={feedRef}
        // A feed without articles is none.
        {...(rows.length > 0 && {
          role: 'feed',
          'aria-busy': feed.isFetchingMore,
          'aria-labelledby': props.label === undefined ? titleId : undefined,
          // Takes effect where there is no title.
          'aria-label': props.label ?? label,
          'aria-describedby': keysId,
          'aria-keyshortcuts': [feedKeyShortcuts, ...shortcuts].join(' '),
        })}
        className={styles.feed}
        onKeyDown={(event) =>
          keys?.press(event.nativeEvent, { messageIds, focusRow: focus.focusRow, meant }) ||
          handleFeedKey(event, messageIds, focus.focusRow, (id) => {
            if (selection.get() !== null) {
              return false;
            }
            return groups?.press(id, event.key) || (!keys && runShortcut(keyed, meant(id), event));
          })
        }
      >
        <BelowHeadings.Provider value={byDay}>{column}</BelowHeadings.Provider>
      </div>
      {rows.length === 0 && props.nothing}
      <VisuallyHidden id={keysId} aria-hidden="true">
        {translator.text('feedKeys')}
      </VisuallyHidden>
      {hasMore ? <FeedEnd feed={feed} older={props.older} onMove={focus.moved} /> : props.endOfFeed}
    </>
  );
}

/** The ids of rows; the same list until one comes or goes, so that nothing is walked through because of a flag. */
function useRowIds(rows: FeedProps['rows']): readonly string[] {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const last = useRef<readonly string[]>(ids);
  last.current = sameList(last.current, ids);
  return last.current;
}
