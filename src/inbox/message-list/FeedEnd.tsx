'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/index.ts';
import { useAlert } from '../root/useAlert.ts';
import { useLoadingAnnouncement } from '../root/useLoadingAnnouncement.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { StillTrying } from '../status/StillTrying.tsx';
import * as styles from './InboxList.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { FeedFocus } from './useFeedFocus.ts';

/** Props of `FeedEnd`. */
export interface FeedEndProps {
  /** The next page is on its way. */
  loading: boolean;
  /** Anything of the feed is on its way. */
  busy: boolean;
  failed: boolean;
  /** When an answer last came, in milliseconds since 1970. */
  updatedAtMs: number;
  onLoadMore: () => void;
  /** Gives up a page that does not come, for a new try. */
  onRetry: () => void;
  onMove: FeedFocus['moved'];
}

/** The end of what is loaded: asks for the next page while it is in sight, and offers a button to whoever cannot scroll. */
export function FeedEnd({ loading, busy, failed, updatedAtMs, onLoadMore, onRetry, onMove }: FeedEndProps) {
  const { translator } = useInboxSettings('FeedEnd');
  const mark = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(false);
  const waitsSinceMs = useRef<number>(undefined);
  const wasLoading = useRef(false);
  const gaveUp = useRef(false);
  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });

  useEffect(() => {
    const element = mark.current;
    // Where a host tests without a browser, nothing comes into sight: there is the button.
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
      // The rows of the next page may have taken its place: it is looked at anew when they have come.
      setInSight(false);
    };
  }, [loading]);

  useEffect(() => {
    // Not at the moment it comes into sight but as long as it is: a live refetch may cancel a page that was on its way.
    // And not after a failure: only the reader tries again, or a server that is down would be hammered.
    const ended = wasLoading.current && !loading;
    wasLoading.current = loading;
    // A refetch of the other pages makes a failure look like none.
    gaveUp.current = failed || (gaveUp.current && !ended);
    if (!inSight || loading || gaveUp.current) {
      waitsSinceMs.current = undefined;
      return;
    }
    waitsSinceMs.current ??= updatedAtMs;
    // A refetch goes first, but not one after the other, as a steady stream of events makes them.
    if (!busy || waitsSinceMs.current < updatedAtMs) {
      latest.current();
    }
  }, [inSight, busy, loading, failed, updatedAtMs]);

  const problem = failed && !loading ? translator.text('loadMoreFailed') : undefined;
  const role = useAlert(problem);
  useLoadingAnnouncement(translator.text('loading'), loading);
  const state = loading ? 'loading' : failed ? 'failed' : 'idle';
  return (
    <div ref={mark} className={styles.end} data-carillon="feed-end" data-state={state}>
      {loading && <StillTrying onRetry={onRetry} />}
      {loading && <SkeletonRows count={2} />}
      {problem && <p role={role}>{problem}</p>}
      {/* It stays while it works: a button that goes takes the focus with it. */}
      <Button
        variant="quiet"
        pending={loading}
        onFocus={() => onMove({ end: 'resting' })}
        onBlur={() => onMove(null)}
        onClick={() => {
          onMove({ end: 'pressed' });
          onLoadMore();
        }}
      >
        {translator.text(failed ? 'tryAgain' : 'loadMore')}
      </Button>
    </div>
  );
}
