'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import {
  type InboxError,
  type InboxMessage,
  toInboxError,
  useLastVisit,
  useSessionState,
} from '../../data/index.ts';
import { cx } from '../../primitives/index.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { InboxItem } from '../message-item/InboxItem.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useLoadingAnnouncement } from '../root/useLoadingAnnouncement.ts';
import { useShownMessages } from '../root/useShownMessages.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';
import { SignedOut } from '../status/SignedOut.tsx';
import { StillTrying } from '../status/StillTrying.tsx';
import { useKeptFocus } from '../status/useKeptFocus.ts';
import { useLoadError } from '../status/useLoadError.ts';
import { feedId, tabId } from '../tabs/tabIds.ts';
import { Feed } from './Feed.tsx';
import { FeedAllRead, FeedEmpty } from './FeedEmpty.tsx';
import { FeedError, FeedOffline } from './FeedError.tsx';
import type { ListGrouping } from './feedEntries.ts';
import * as styles from './InboxList.css.ts';
import { type KindOf, MessageKind, type MessageKinds } from './MessageKind.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { SeenMoment } from './useSeenTracking.ts';

/** What a list can be. */
export const listStates = ['loading', 'offline', 'signedOut', 'error', 'empty', 'ready'] as const;

/** One of `listStates`. */
export type ListState = (typeof listStates)[number];

/** Props of `Inbox.List`: those of a `<div>`, but its children make the rows. */
export interface InboxListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /**
   * Makes a row: an `<Inbox.Item message={message}>` with parts of your choice. Keep it outside of render: with another
   * function all rows render again. @default the ready-made item
   */
  children?: ((message: InboxMessage) => ReactNode) | undefined;
  /** @default 'none' */
  groupBy?: ListGrouping | undefined;
  /** Components that make the rows of some kinds of messages; `children` make the others. */
  kinds?: MessageKinds | undefined;
  /** @default the trigger identifier of the message's workflow */
  kindOf?: KindOf | undefined;
  /** Names the feed. @default the title, or where there is none the label of the root */
  label?: string | undefined;
  /** When messages are marked as seen. @default 'onSight': after a second in sight, on a page that is not hidden */
  markSeen?: SeenMoment | undefined;
  /** Stands in an empty feed. @default the specified words */
  empty?: ReactNode;
  /** Stands where a feed could not be had. */
  error?: ReactNode | ((error: InboxError, retry: () => void) => ReactNode);
  /** Stands where a feed is on its way. @default rows without words */
  loading?: ReactNode;
  /** Stands below the last message of all. @default nothing */
  endOfFeed?: ReactNode;
  /** The way out of a feed of unread messages that has none. @default lifts the reader's filter */
  onShowAll?: (() => void) | undefined;
}

/**
 * The feed of the open tab: loading, offline, failed, empty, or its messages with more on demand. Renders a scrolling
 * `<div>`; bound its height. Of a long feed only the rows near the reader are in the document, so the browser's own search
 * and print know of no others.
 *
 * @selector [data-state="loading" | "offline" | "signedOut" | "error" | "empty" | "ready"]
 */
export const InboxList = forwardRef<HTMLDivElement, InboxListProps>(function InboxList(props, ref) {
  const {
    children,
    groupBy = 'none',
    kinds,
    kindOf = templateOf,
    label,
    markSeen = 'onSight',
    empty,
    error,
    loading,
    endOfFeed,
    onShowAll,
    className,
    ...native
  } = props;
  const { store, query, unreadOnly, setUnreadOnly, titleId } = useRoot('Inbox.List');
  const { stores, translator } = useInboxSettings('Inbox.List');
  const feed = useShownMessages('Inbox.List');
  const messages = feed.data?.messages ?? none;
  const lastVisitMs = useLastVisit(messages);
  const session = useSessionState();
  const failure = useLoadError(feed);
  const state = session === 'signedOut' ? session : stateOf(feed, failure);
  useLoadingAnnouncement(translator.text('loading'), state === 'loading');
  const list = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(list, state);
  const [isStop, setIsStop] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another element
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current, [store.storeId]);

  useBeforePaint(() => {
    // From an open tab the Tab key leads into its panel, and where nothing in it can be reached, to it.
    setIsStop(stores.length > 1 && list.current?.querySelector(reachable) === null);
  });

  const renderMessage = useCallback(
    (message: InboxMessage) => {
      const readyMade = children?.(message) ?? <InboxItem message={message} />;
      return kinds === undefined ? (
        readyMade
      ) : (
        <SlotBoundary fallback={readyMade}>
          <MessageKind message={message} kinds={kinds} kindOf={kindOf}>
            {readyMade}
          </MessageKind>
        </SlotBoundary>
      );
    },
    [children, kinds, kindOf],
  );

  const retry = () => void feed.refetch({ cancelRefetch: true });

  function contents(): ReactNode {
    switch (state) {
      case 'loading':
        return (
          <>
            <StillTrying onRetry={retry} />
            {replaced(loading, <SkeletonRows count={5} heading={groupBy === 'day'} />)}
          </>
        );
      case 'offline':
        return <FeedOffline />;
      case 'signedOut':
        return <SignedOut />;
      case 'error': {
        const reason = failure ?? toInboxError(feed.error);
        return replaced(
          typeof error === 'function' ? <Failed draw={error} error={reason} retry={retry} /> : error,
          <FeedError error={reason} retrying={feed.isFetching} onRetry={retry} />,
        );
      }
      case 'empty':
        return query.read === false ? (
          <FeedAllRead onShowAll={onShowAll ?? (unreadOnly ? () => setUnreadOnly(false) : undefined)} />
        ) : (
          replaced(empty, <FeedEmpty />)
        );
      case 'ready':
        return (
          <Feed
            // Another query's rows are no news to whoever asked for them.
            key={JSON.stringify(query)}
            messages={messages}
            hasMore={feed.hasNextPage}
            loadingMore={feed.isFetchingNextPage}
            busy={feed.isFetching}
            failed={feed.isFetchNextPageError}
            updatedAtMs={feed.dataUpdatedAt}
            onLoadMore={() => void feed.fetchNextPage()}
            onRetry={() => void feed.fetchNextPage({ cancelRefetch: true })}
            groupBy={groupBy}
            label={label}
            lastVisitMs={lastVisitMs}
            markSeen={markSeen}
            renderMessage={renderMessage}
            endOfFeed={endOfFeed}
          />
        );
      default:
        return state satisfies never;
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus is
    <div
      // Another tab begins at its top.
      key={store.storeId}
      tabIndex={isStop ? 0 : -1}
      {...(stores.length > 1 && {
        role: 'tabpanel',
        id: feedId(titleId),
        'aria-labelledby': tabId(titleId, stores.indexOf(store)),
      })}
      {...native}
      ref={list}
      data-carillon="message-list"
      data-state={state}
      className={cx(styles.list, className)}
      onFocus={(event) => {
        native.onFocus?.(event);
        keptFocus.onFocus();
      }}
      onBlur={(event) => {
        native.onBlur?.(event);
        keptFocus.onBlur();
      }}
    >
      {contents()}
    </div>
  );
});

const none: readonly InboxMessage[] = [];

const reachable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

function templateOf(message: InboxMessage): string | undefined {
  return message.templateIdentifier;
}

function replaced(slot: ReactNode, readyMade: ReactNode): ReactNode {
  return slot === undefined ? readyMade : <SlotBoundary fallback={readyMade}>{slot}</SlotBoundary>;
}

/** Runs the host's function inside the boundary. */
function Failed(props: {
  draw: (error: InboxError, retry: () => void) => ReactNode;
  error: InboxError;
  retry: () => void;
}) {
  return props.draw(props.error, props.retry);
}

function stateOf(feed: ReturnType<typeof useShownMessages>, failure: InboxError | undefined): ListState {
  if (feed.data !== undefined) {
    return feed.data.messages.length > 0 || feed.hasNextPage ? 'ready' : 'empty';
  }
  if (feed.isPaused) {
    return 'offline';
  }
  return failure === undefined ? 'loading' : 'error';
}
