'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { observeSize } from '../behavior/observeSize.ts';

/** The sides on which a scrolling row has hidden parts. */
type Overflow = 'none' | 'start' | 'end' | 'both';

/** The width of the fade in pixels: a tab that is scrolled into view keeps clear of it, and its neighbour stays partly visible. */
const edge = 32;

/** Observes on which sides a row overflows, and scrolls the element of `selector` into view when it becomes another one. */
export function useOverflow(selector: string) {
  const listRef = useRef<HTMLDivElement | null>(null);
  const shown = useRef<Element | null>(null);
  const [overflow, setOverflow] = useState<Overflow>('none');

  const measure = useCallback(() => {
    const list = listRef.current;
    if (list) {
      // In right-to-left rows the start is 0 too, and other positions are negative.
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

  useEffect(() => (listRef.current ? observeSize([listRef.current], measure) : undefined), [measure]);

  return { listRef, overflow, measure };
}
