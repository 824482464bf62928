'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** On which sides of a row that scrolls along the line there is more of it. */
type Overflow = 'none' | 'start' | 'end' | 'both';

/** As wide as the fade, so that what is scrolled into view stands clear of it and a neighbour looks in. Pixels. */
const edge = 32;

/** Knows whether a row goes on, and keeps the element of `selector` in view when it becomes another one. */
export function useOverflow(selector: string) {
  const listRef = useRef<HTMLDivElement | null>(null);
  const shown = useRef<Element | null>(null);
  const [overflow, setOverflow] = useState<Overflow>('none');

  const measure = useCallback(() => {
    const list = listRef.current;
    if (list) {
      // From right to left the start is 0 too, and the numbers are negative.
      const before = Math.abs(list.scrollLeft) > 1;
      const after = Math.abs(list.scrollLeft) + list.clientWidth < list.scrollWidth - 1;
      setOverflow(before ? (after ? 'both' : 'start') : after ? 'end' : 'none');
    }
  }, []);

  useEffect(() => {
    const list = listRef.current;
    const active = list?.querySelector(selector) ?? null;
    if (list && active && active !== shown.current) {
      shown.current = active;
      const [row, tab] = [list.getBoundingClientRect(), active.getBoundingClientRect()];
      // Not `scrollIntoView`, which would scroll the host's page too.
      list.scrollLeft += Math.min(0, tab.left - row.left - edge) + Math.max(0, tab.right - row.right + edge);
    }
    measure();
  });

  useEffect(() => {
    // Where a host tests without a browser, nothing is laid out.
    if (listRef.current === null || typeof ResizeObserver === 'undefined') {
      return;
    }
    const observer = new ResizeObserver(measure);
    observer.observe(listRef.current);
    return () => observer.disconnect();
  }, [measure]);

  return { listRef, overflow, measure };
}
