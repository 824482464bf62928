'use client';

import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { Button, observeSize, useStable } from '../../primitives/index.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';
import { useAlert } from '../root/useAlert.ts';
import { useLoadingAnnouncement } from '../root/useLoadingAnnouncement.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { RefusalReasons } from '../status/RefusalReasons.tsx';
import { StillTrying } from '../status/StillTrying.tsx';
import { initialFeedEnd, type NextPage, reduceFeedEnd } from './feedEndReducer.ts';
import * as styles from './InboxList.css.ts';
import type { ListQuery } from './listState.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { FeedFocus } from './useFeedFocus.ts';

/** What a reader scrolls with. */
const scrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Keeps what has the focus at the end of a feed in sight while `active`, however the rows above it grow, until the reader scrolls: rows that
 * come late, and texts in them that are measured later, would push it out of the list.
 */
function useKeptInSight(target: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = target.current;
    const feed = element?.closest('[data-carillon="message-list"]')?.querySelector('[role="feed"]');
    if (!active || !element || !feed) {
      return;
    }
    const stop = observeSize([feed], () => element.scrollIntoView({ block: 'nearest' }));
    const end = new AbortController();
    for (const event of scrolling) {
      const options = { signal: end.signal, passive: true };
      element.ownerDocument.addEventListener(event, stop, options);
    }
    return () => {
      stop();
      end.abort();
    };
  }, [target, active]);
}

/** Props of `FeedEnd`. */
export interface FeedEndProps {
  feed: NextPage & Pick<ListQuery, 'fetchMore'>;
  /** The words of its button, where only a press requests. */
  older?: string | undefined;
  onMove: FeedFocus['moved'];
}

/**
 * The end of the loaded messages: requests the next page while it is visible, and has a button for readers who cannot scroll. While that has
 * the focus, only a press requests.
 */
export function FeedEnd({ feed, older, onMove }: FeedEndProps) {
  const { fetchMore, isFetchingMore, isFetching, moreError, moreFailures, loadedAtMs } = feed;
  const { translator } = useInboxSettings('FeedEnd');
  const page = useStable<NextPage>({ isFetchingMore, isFetching, moreError, moreFailures, loadedAtMs });
  const [{ stage, resting, asks }, dispatch] = useReducer(reduceFeedEnd, page, initialFeedEnd);
  const mark = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(0);
  useKeptInSight(button, resting);

  const isAsked = older !== undefined;

  useBeforePaint(() => dispatch({ type: 'page', page }), [page]);

  useEffect(() => {
    if (asked.current !== asks) {
      asked.current = asks;
      void fetchMore();
    }
  }, [asks, fetchMore]);

  useEffect(() => {
    const element = mark.current;
    // In a host's tests without a browser nothing is ever visible, and the button has to do.
    if (element === null || isFetchingMore || isAsked || typeof IntersectionObserver === 'undefined') {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => dispatch({ type: 'inSight', value: entries.at(-1)?.isIntersecting === true }),
      { root: element.closest('[data-carillon="message-list"]'), rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isFetchingMore, isAsked]);

  const problem = stage === 'failed' && moreError ? translator.text('loadMoreFailed') : undefined;
  const role = useAlert(problem);
  useLoadingAnnouncement(translator.text('loading'), isFetchingMore);
  const state = stage === 'asked' ? 'idle' : stage;
  return (
    <div ref={mark} className={styles.end} data-carillon="feed-end" data-state={state}>
      {isFetchingMore && <StillTrying onRetry={() => void fetchMore({ cancelRefetch: true })} />}
      {isFetchingMore && <SkeletonRows count={2} />}
      {problem && (
        <p role={role}>
          {problem} <RefusalReasons errors={moreError ? [moreError] : []} />
        </p>
      )}
      {/* It stays while a page is loading: removing a button would lose the focus. */}
      <Button
        ref={button}
        variant="quiet"
        pending={isFetchingMore}
        onFocus={() => {
          dispatch({ type: 'resting', value: true });
          onMove({ end: 'resting' });
        }}
        onBlur={() => {
          dispatch({ type: 'resting', value: false });
          onMove(null);
        }}
        onClick={() => {
          dispatch({ type: 'press' });
          onMove({ end: 'pressed' });
        }}
      >
        {moreError ? translator.text('tryAgain') : (older ?? translator.text('loadMore'))}
      </Button>
    </div>
  );
}
