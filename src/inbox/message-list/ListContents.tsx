'use client';

import { type ReactNode, useMemo } from 'react';
import { type InboxError, noRows, toInboxError } from '../../data/index.ts';
import { OfflineIcon } from '../../primitives/index.ts';
import type { Features } from '../features/Feature.ts';
import type { Collapse, GroupKeyOf, Lists } from '../features/Lists.ts';
import { arrangedRows } from '../features/ofFeatures.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { fillSlot, HostDrawn } from '../slots/fillSlot.tsx';
import { LoadError, type LoadErrorProps } from '../status/LoadError.tsx';
import { Notice } from '../status/Notice.tsx';
import { SignedOut } from '../status/SignedOut.tsx';
import { StillTrying } from '../status/StillTrying.tsx';
import { Feed, type FeedProps } from './Feed.tsx';
import { FeedAllRead, FeedEmpty } from './FeedEmpty.tsx';
import type { ListQuery, ListState } from './listState.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

/** Props of `FeedError`. */
type FeedErrorProps = Omit<LoadErrorProps, 'title'>;

/** Shown in place of a list that could not be loaded. Never looks like an empty inbox. */
function FeedError(props: FeedErrorProps) {
  return <LoadError {...props} title="loadFailed" />;
}

/** Shown in place of the list when the device is offline and nothing was loaded before. */
function FeedOffline() {
  const { translator } = useInboxSettings('FeedOffline');
  return (
    <Notice
      data-kind="offline"
      icon={<OfflineIcon size={28} />}
      title={translator.text('offline')}
      description={translator.text('offlineHint')}
    />
  );
}

/** Props of `ListContents`. */
interface ListContentsProps
  extends Pick<
    FeedProps,
    'byDay' | 'label' | 'lastVisitMs' | 'markSeen' | 'meant' | 'renderMessage' | 'endOfFeed' | 'keepFocus'
  > {
  state: ListState;
  feed: ListQuery;
  features: Features;
  failure: InboxError | undefined;
  empty: ReactNode;
  error: ReactNode | ((error: InboxError, retry: () => void) => ReactNode);
  loading: ReactNode;
  onShowAll: (() => void) | undefined;
  /** The features of a list, where it needs any. */
  lists: Lists | undefined;
  groupKeyOf: GroupKeyOf | undefined;
  collapse: Collapse | undefined;
}

/** What a list shows in each of its states. */
export function ListContents(props: ListContentsProps) {
  const {
    state,
    feed,
    features,
    failure,
    empty,
    error,
    loading,
    onShowAll,
    lists,
    groupKeyOf,
    collapse,
    ...feedProps
  } = props;
  const { query, unreadOnly, setUnreadOnly } = useRoot('Inbox.List');
  const { rows: known, shown } = feed.data ?? noRows;
  const [rows, isElsewhere] = useMemo(() => arrangedRows(known, features), [known, features]);
  const retry = () => void feed.refetch({ cancelRefetch: true });

  switch (state) {
    case 'loading':
      return (
        <>
          <StillTrying onRetry={retry} />
          {fillSlot(loading, <SkeletonRows count={5} heading={props.byDay} />)}
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
    case 'ready': {
      const shared = { ...feedProps, rows, shown, isElsewhere, feed };
      // Another query is another feed: its rows do not count as new.
      const key = JSON.stringify(query);
      return lists ? (
        <lists.Arranged
          key={key}
          words={lists.words}
          rows={rows}
          shown={shown}
          isElsewhere={isElsewhere}
          hasMore={feed.hasMore}
          groupKeyOf={groupKeyOf}
          collapse={collapse}
        >
          {({ nothing, ...arranged }) => (
            <Feed
              {...shared}
              {...arranged}
              nothing={
                nothing ? <Notice tabIndex={-1} data-kind="nothing-left" {...nothing} /> : <FeedEmpty />
              }
            />
          )}
        </lists.Arranged>
      ) : (
        <Feed key={key} {...shared} />
      );
    }
    default:
      return state satisfies never;
  }
}
