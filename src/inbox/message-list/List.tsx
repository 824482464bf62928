'use client';

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type InboxMessage, toInboxError, useMessages } from '../../data/index.ts';
import { BellIcon, cx, StatusView } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Feed, type ListGrouping } from './Feed.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { FeedError, FeedOffline } from './FeedError.tsx';
import * as styles from './List.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

/** What a list can be. */
export const listStates = ['loading', 'offline', 'error', 'empty', 'ready'] as const;

/** One of `listStates`. */
export type ListState = (typeof listStates)[number];

/** Props of `Inbox.List`: those of a `<div>`, but its children make the rows. */
export interface ListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Makes a row: an `<Inbox.Item message={message}>` with parts of your choice. @default the ready-made item */
  children?: ((message: InboxMessage) => ReactNode) | undefined;
  /** @default 'none' */
  groupBy?: ListGrouping | undefined;
  /** Stands in an empty feed. @default the specified words */
  empty?: ReactNode;
}

/**
 * The feed of the open tab: loading, offline, failed, empty, or its messages with more on demand. Renders a scrolling
 * `<div>`.
 *
 * @selector [data-state="loading" | "offline" | "error" | "empty" | "ready"]
 */
export const List = forwardRef<HTMLDivElement, ListProps>(function List(props, ref) {
  const { children, groupBy = 'none', empty, className, ...native } = props;
  const { store } = useRoot('Inbox.List');
  const feed = useMessages(store.query);
  const state = stateOf(feed);

  function contents(): ReactNode {
    switch (state) {
      case 'loading':
        return <SkeletonRows count={5} />;
      case 'offline':
        return <FeedOffline />;
      case 'error':
        return (
          <FeedError
            error={toInboxError(feed.error)}
            retrying={feed.isFetching}
            onRetry={() => void feed.refetch()}
          />
        );
      case 'empty':
        return empty ?? <FeedEmpty />;
      case 'ready':
        return (
          <>
            <Feed
              messages={feed.data?.messages ?? []}
              hasMore={feed.hasNextPage}
              busy={feed.isFetchingNextPage}
              groupBy={groupBy}
              renderItem={children}
            />
            {feed.hasNextPage && (
              <FeedEnd
                loading={feed.isFetchingNextPage}
                busy={feed.isFetching}
                failed={feed.isFetchNextPageError}
                onLoadMore={() => void feed.fetchNextPage()}
              />
            )}
          </>
        );
      default:
        return state satisfies never;
    }
  }

  return (
    <div
      {...native}
      ref={ref}
      data-carillon="message-list"
      data-state={state}
      className={cx(styles.list, className)}
    >
      {contents()}
    </div>
  );
});

/** Stands in an empty feed. */
function FeedEmpty() {
  const { translator } = useInboxSettings('Inbox.List');
  return (
    <StatusView
      role="status"
      data-kind="empty"
      icon={<BellIcon size={28} />}
      title={translator.text('noNewNotification')}
      description={translator.text('noNewNotificationHint')}
    />
  );
}

function stateOf(feed: ReturnType<typeof useMessages>): ListState {
  if (feed.data !== undefined) {
    return feed.data.messages.length > 0 || feed.hasNextPage ? 'ready' : 'empty';
  }
  if (feed.isError) {
    return 'error';
  }
  return feed.isPaused ? 'offline' : 'loading';
}
