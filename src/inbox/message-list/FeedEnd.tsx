'use client';

import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './List.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

/** Props of `FeedEnd`. */
export interface FeedEndProps {
  loading: boolean;
  failed: boolean;
  onLoadMore: () => void;
}

/** The end of what is loaded: asks for the next page when it comes into sight, and offers a button to whoever cannot scroll. */
export function FeedEnd({ loading, failed, onLoadMore }: FeedEndProps) {
  const { translator } = useInboxSettings('FeedEnd');
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });

  useEffect(() => {
    const element = mark.current;
    // After a failure only the reader tries again: an observer would hammer a server that is down.
    if (element === null || loading || failed) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { root: element.closest('[data-carillon="message-list"]'), rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading, failed]);

  if (loading) {
    return <SkeletonRows count={2} />;
  }
  return (
    <div ref={mark} className={styles.end} data-carillon="feed-end" data-state={failed ? 'failed' : 'idle'}>
      {failed && <p role="alert">{translator.text('loadMoreFailed')}</p>}
      <Button variant="quiet" onClick={onLoadMore}>
        {translator.text(failed ? 'tryAgain' : 'loadMore')}
      </Button>
    </div>
  );
}
