'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  type InboxError,
  type InboxMessage,
  noRows,
  useInboxClient,
  useLastVisit,
  useSessionState,
} from '../../data/index.ts';
import { part } from '../../primitives/index.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { createNeeds } from '../features/needs.ts';
import { drawAll } from '../features/ofFeatures.tsx';
import { InboxItem } from '../message-item/InboxItem.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useIsHydrated } from '../root/useIsHydrated.ts';
import { useLoadingAnnouncement } from '../root/useLoadingAnnouncement.ts';
import { useShownMessages } from '../root/useShownMessages.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';
import { useKeptFocus } from '../status/useKeptFocus.ts';
import { useLoadError } from '../status/useLoadError.ts';
import { feedId, tabElementId } from '../tabs/tabIds.ts';
import { isNarrowed } from '../view/listView.ts';
import { useListView } from '../view/useListView.ts';
import { useNeeded } from '../view/useNeeded.ts';
import type { FeedProps } from './Feed.tsx';
import * as styles from './InboxList.css.ts';
import { type KindComponents, KindRow } from './KindRow.tsx';
import { ListContents } from './ListContents.tsx';
import { listStateOf } from './listState.ts';

/** Props of `Inbox.List`: those of a `<div>`, but its children render the rows. */
export interface InboxListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /**
   * Renders a row: an `<Inbox.Item message={message}>` with parts of your choice. Define it outside of render: with another
   * function all rows render again. @default the ready-made item
   */
  children?: ((message: InboxMessage) => ReactNode) | undefined;
  /**
   * `day` divides the feed by days, and what is older by weeks and months. `kind`, or a function that gives messages a key such as their
   * thread, folds those with the same key into one row, in which the newest is in front; an act on a closed group means all of it. Both
   * together as a list. Keep a function, and a list, outside of render. @default 'none'
   */
  groupBy?: ListGrouping | readonly ListGrouping[] | undefined;
  /** Where the newest message of a group replaces the others, as the states of a build or an incident do. @default in no group */
  collapse?: 'latest' | ((newest: InboxMessage) => boolean) | undefined;
  /** Components that render the rows of some kinds of messages; `children` render the others. */
  kinds?: KindComponents | undefined;
  /** Gives the kind of a message, for `kinds`. @default the trigger identifier of its workflow */
  kindOf?: ((message: InboxMessage) => string | undefined) | undefined;
  /** Names the feed. @default the title, or where there is none the label of the root */
  label?: string | undefined;
  /** When messages are marked as seen. @default 'onSight': after a second in view, on a visible page */
  markSeen?: 'onSight' | 'onOpen' | 'never' | undefined;
  /** Shown in an empty feed. @default the specified words */
  empty?: ReactNode;
  /** Shown in place of a feed that could not be loaded. */
  error?: ReactNode | ((error: InboxError, retry: () => void) => ReactNode);
  /** Shown while a feed is being loaded. @default placeholder rows */
  loading?: ReactNode;
  /** Shown below the last message of all. @default nothing */
  endOfFeed?: ReactNode;
  /** Shows all messages, where a feed of unread messages has none. @default clears the reader's filter */
  onShowAll?: (() => void) | undefined;
}

/**
 * The feed of the open tab: loading, offline, failed, empty, or its messages with more on demand. Renders a scrolling
 * `<div>`; bound its height. Of a long feed only the rows near the reader are in the document, so the browser's own search
 * and print know of no others.
 *
 * @selector [data-state="loading" | "offline" | "signedOut" | "error" | "empty" | "ready"]
 * @selector [data-unconfirmed] while its messages are those of an earlier visit, and the server has not answered
 */
export const InboxList = forwardRef<HTMLDivElement, InboxListProps>(function InboxList(props, ref) {
  const {
    children,
    groupBy = 'none',
    collapse,
    kinds,
    kindOf = templateOf,
    label,
    markSeen = 'onSight',
    empty,
    error,
    loading,
    endOfFeed,
    onShowAll,
    ...native
  } = props;
  const { tab, titleId, query } = useRoot('Inbox.List');
  const { tabs, translator, features } = useInboxSettings('Inbox.List');
  const [visit, leave] = useReducer((count: number) => count + 1, 0);
  const feed = useShownMessages('Inbox.List', visit);
  const groupings = Array.isArray(groupBy) ? groupBy : [groupBy];
  const byDay = groupings.includes('day');
  const keyOf = groupings.find((one) => one !== 'day' && one !== 'none');
  const groupKeyOf = keyOf === 'kind' ? templateOf : keyOf;
  const [view] = useListView('Inbox.List');
  // The field shows a letter before all rows are drawn by other code. Another tab does not wait for that: its rows would be drawn twice, and a
  // focus in them be lost.
  const showsFewer = useDeferredValue(isNarrowed(view));
  const isArranged = groupKeyOf !== undefined || tab.filter !== undefined || showsFewer;
  const lists = useNeeded('Inbox.List', 'lists', isArranged);
  const lastVisitMs = useLastVisit((feed.data ?? noRows).rows);
  const session = useSessionState();
  const failure = useLoadError(feed);
  const isHydrated = useIsHydrated();
  // The rows have times of the reader's time zone.
  const loaded = isHydrated ? listStateOf(feed, failure) : 'loading';
  const known = isArranged && !lists && /ready|empty/.test(loaded) ? 'loading' : loaded;
  const state = session === 'signedOut' ? session : known;
  useLoadingAnnouncement(translator.text('loading'), state === 'loading');
  const list = useRef<HTMLDivElement>(null);
  const meant: FeedProps['meant'] = useRef(null);
  const keptFocus = useKeptFocus(list, state, native);
  const [isStop, setIsStop] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another element
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current, [tab.tabId]);

  const needs = useInboxClient('Inbox.List').service(createNeeds);
  useEffect(() => needs.add('list'), [needs]);

  useBeforePaint(() => {
    // The Tab key moves from a tab into its panel, or to the panel itself where it contains no Tab stop.
    setIsStop(tabs.length > 1 && list.current?.querySelector(reachable) === null);
  });

  const renderMessage = useCallback(
    (message: InboxMessage) => {
      const readyMade = children?.(message) ?? <InboxItem message={message} />;
      return kinds === undefined ? (
        readyMade
      ) : (
        <SlotBoundary fallback={readyMade}>
          <KindRow message={message} kinds={kinds} kindOf={kindOf}>
            {readyMade}
          </KindRow>
        </SlotBoundary>
      );
    },
    [children, kinds, kindOf],
  );

  const box = (
    <div
      // Another tab begins at its top.
      key={tab.tabId}
      tabIndex={isStop ? 0 : -1}
      {...(tabs.length > 1 && {
        role: 'tabpanel',
        id: feedId(titleId),
        'aria-labelledby': tabElementId(titleId, tabs.indexOf(tab)),
      })}
      {...part('message-list', native, styles.list, { state, unconfirmed: feed.isStale })}
      ref={list}
      {...keptFocus.handlers}
      onPointerLeave={(event) => {
        native.onPointerLeave?.(event);
        // What was read in a tab of unread messages may go, unless a key has led here, or it is open beside the list.
        if (
          query.read !== undefined &&
          query.seen === undefined &&
          event.pointerType !== 'touch' &&
          !event.currentTarget.querySelector('[aria-current], :focus-visible')
        ) {
          leave();
        }
      }}
    >
      {drawAll(features, ({ inList }) => inList?.({ list, meant, feed }))}
      <ListContents
        meant={meant}
        state={state}
        feed={feed}
        features={features}
        failure={failure}
        empty={empty}
        error={error}
        loading={loading}
        onShowAll={onShowAll}
        byDay={byDay}
        lists={isArranged ? lists : undefined}
        groupKeyOf={groupKeyOf}
        collapse={collapse}
        label={label}
        lastVisitMs={lastVisitMs}
        markSeen={markSeen}
        renderMessage={renderMessage}
        endOfFeed={endOfFeed}
        keepFocus={keptFocus.keep}
      />
    </div>
  );
  return (
    <>
      {box}
      {drawAll(features, ({ besideList }) => besideList?.({ list, meant, feed }))}
    </>
  );
});

/** How a list can be divided, or folded by what messages have in common. */
export type ListGrouping = 'none' | 'day' | 'kind' | ((message: InboxMessage) => string | undefined);

const reachable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

function templateOf(message: InboxMessage): string | undefined {
  return message.kind;
}
