'use client';

import { type RefObject, useEffect } from 'react';

/** What a reader scrolls with. */
const scrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Keeps what has the focus at the end of a feed in sight while `active`, however the rows above it grow, until the reader scrolls: rows that
 * come late, and texts in them that are measured later, would push it out of the list.
 */
export function useKeptInSight(target: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = target.current;
    const feed = element?.closest('[data-carillon="message-list"]')?.querySelector('[role="feed"]');
    if (!active || !element || !feed || typeof ResizeObserver === 'undefined') {
      return;
    }
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    observer.observe(feed);
    const end = new AbortController();
    for (const event of scrolling) {
      const options = { signal: end.signal, passive: true };
      element.ownerDocument.addEventListener(event, () => observer.disconnect(), options);
    }
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [target, active]);
}
