'use client';

import type { ReactNode } from 'react';
import { type InboxError, noRows, toInboxError } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { fillSlot, HostDrawn } from '../slots/fillSlot.tsx';
import { SignedOut } from '../status/SignedOut.tsx';
import { StillTrying } from '../status/StillTrying.tsx';
import { Feed, type FeedProps } from './Feed.tsx';
import { FeedAllRead, FeedEmpty } from './FeedEmpty.tsx';
import { FeedError, FeedOffline } from './FeedError.tsx';
import type { ListQuery, ListState } from './listState.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

/** Props of `ListContents`. */
export interface ListContentsProps
  extends Pick<FeedProps, 'groupBy' | 'label' | 'lastVisitMs' | 'markSeen' | 'renderMessage' | 'endOfFeed'> {
  state: ListState;
  feed: ListQuery;
  failure: InboxError | undefined;
  empty: ReactNode;
  error: ReactNode | ((error: InboxError, retry: () => void) => ReactNode);
  loading: ReactNode;
  onShowAll: (() => void) | undefined;
}

/** What a list shows in each of its states. */
export function ListContents(props: ListContentsProps) {
  const { state, feed, failure, empty, error, loading, onShowAll, ...feedProps } = props;
  const { query, unreadOnly, setUnreadOnly } = useRoot('Inbox.List');
  const { rows, shown } = feed.data ?? noRows;
  const retry = () => void feed.refetch({ cancelRefetch: true });

  switch (state) {
    case 'loading':
      return (
        <>
          <StillTrying onRetry={retry} />
          {fillSlot(loading, <SkeletonRows count={5} heading={props.groupBy === 'day'} />)}
        </>
      );
    case 'offline':
      return <FeedOffline />;
    case 'signedOut':
      return <SignedOut />;
    case 'error': {
      const reason = failure ?? toInboxError(feed.error);
      return fillSlot(
        typeof error === 'function' ? <HostDrawn draw={() => error(reason, retry)} /> : error,
        <FeedError error={reason} retrying={feed.isFetching} onRetry={retry} />,
      );
    }
    case 'empty':
      return query.read === false ? (
        <FeedAllRead onShowAll={onShowAll ?? (unreadOnly ? () => setUnreadOnly(false) : undefined)} />
      ) : (
        fillSlot(empty, <FeedEmpty />)
      );
    case 'ready':
      return (
        <Feed
          {...feedProps}
          // Another query is another feed: its rows do not count as new.
          key={JSON.stringify(query)}
          rows={rows}
          shown={shown}
          feed={feed}
        />
      );
    default:
      return state satisfies never;
  }
}
