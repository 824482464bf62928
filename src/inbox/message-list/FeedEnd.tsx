'use client';

import { useEffect, useRef, useState } from 'react';
import type { InboxError } from '../../data/index.ts';
import { Button } from '../../primitives/index.ts';
import { useAlert } from '../root/useAlert.ts';
import { useLoadingAnnouncement } from '../root/useLoadingAnnouncement.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { RefusalReasons } from '../status/RefusalReasons.tsx';
import { StillTrying } from '../status/StillTrying.tsx';
import * as styles from './InboxList.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { FeedFocus } from './useFeedFocus.ts';
import { useKeptInSight } from './useKeptInSight.ts';

/** Props of `FeedEnd`. */
export interface FeedEndProps {
  /** The next page is being loaded. */
  loading: boolean;
  /** Any page of the feed is being loaded. */
  busy: boolean;
  failed: boolean;
  /** Why, where the last page has failed. */
  error?: InboxError | null;
  /** How often a page of the feed could not be loaded so far. */
  failures: number;
  /** When a page was last loaded, in milliseconds since 1970. */
  updatedAtMs: number;
  onLoadMore: () => void;
  /** Cancels a page that takes too long, and tries again. */
  onRetry: () => void;
  onMove: FeedFocus['moved'];
}

/**
 * The end of the loaded messages: requests the next page while it is visible, and has a button for readers who cannot scroll. While that has
 * the focus, only a press requests.
 */
export function FeedEnd(props: FeedEndProps) {
  const { loading, busy, failed, failures, updatedAtMs, onLoadMore, onRetry, onMove } = props;
  const { translator } = useInboxSettings('FeedEnd');
  const mark = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(false);
  // The button has the focus and was not pressed: rows that come by themselves would push it out of sight.
  const [resting, setResting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useKeptInSight(button, resting);
  const waitsSinceMs = useRef<number>(undefined);
  const wasLoading = useRef(false);
  const gaveUp = useRef(false);
  // How many failures there were at the last press.
  const triedAfter = useRef<number>(undefined);
  // The failures after which the reader has tried again. A try that a refetch cancels leaves its failure as it was.
  const [overcome, setOvercome] = useState(0);
  if (loading && overcome !== failures) {
    setOvercome(failures);
  }
  const hasFailed = failed && overcome !== failures;
  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });

  useEffect(() => {
    const element = mark.current;
    // In a host's tests without a browser nothing is ever visible, and the button has to do.
    if (element === null || loading || typeof IntersectionObserver === 'undefined') {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting === true),
      { root: element.closest('[data-carillon="message-list"]'), rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      // The rows of the next page may push it out of sight, so it is observed again once they are there.
      setInSight(false);
    };
  }, [loading]);

  useEffect(() => {
    // Not only when it becomes visible but as long as it is: a live refetch may cancel a page that is being loaded.
    // And not after a failure: only the reader tries again, so that a server that is down is not flooded with calls.
    const ended = wasLoading.current && !loading;
    wasLoading.current = loading;
    // A refetch of the other pages resets the query's error, and may cut the reader's try off before that was rendered as loading.
    const hasTried = busy && triedAfter.current === failures;
    gaveUp.current = !hasTried && (hasFailed || (gaveUp.current && !ended));
    if (!inSight || resting || loading || gaveUp.current) {
      waitsSinceMs.current = undefined;
      return;
    }
    waitsSinceMs.current ??= updatedAtMs;
    // One refetch may go first, but not several in a row, as a steady stream of events causes them.
    if (!busy || waitsSinceMs.current < updatedAtMs) {
      latest.current();
    }
  }, [inSight, resting, busy, loading, hasFailed, failures, updatedAtMs]);

  const problem = hasFailed && !loading ? translator.text('loadMoreFailed') : undefined;
  const role = useAlert(problem);
  useLoadingAnnouncement(translator.text('loading'), loading);
  const state = loading ? 'loading' : hasFailed ? 'failed' : 'idle';
  return (
    <div ref={mark} className={styles.end} data-carillon="feed-end" data-state={state}>
      {loading && <StillTrying onRetry={onRetry} />}
      {loading && <SkeletonRows count={2} />}
      {problem && (
        <p role={role}>
          {problem} <RefusalReasons errors={props.error ? [props.error] : []} />
        </p>
      )}
      {/* It stays while a page is loading: removing a button would lose the focus. */}
      <Button
        ref={button}
        variant="quiet"
        pending={loading}
        onFocus={() => {
          setResting(true);
          onMove({ end: 'resting' });
        }}
        onBlur={() => {
          setResting(false);
          onMove(null);
        }}
        onClick={() => {
          setResting(false);
          triedAfter.current = failures;
          onMove({ end: 'pressed' });
          onLoadMore();
        }}
      >
        {translator.text(failed ? 'tryAgain' : 'loadMore')}
      </Button>
    </div>
  );
}
