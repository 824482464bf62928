'use client';

import { useEffect, useState } from 'react';
import type { Direction } from '../../locales/index.ts';

/**
 * The direction of a clamped text that is longer than what is shown of it, of one that was opened too, by its first block; null
 * for a text that is shown whole.
 */
export function useCut(box: { current: HTMLElement | null }, expanded: boolean): Direction | null {
  const [cut, setCut] = useState<Direction | null>(null);
  useEffect(() => {
    const element = box.current;
    // Where a host tests without a browser, nothing is laid out.
    if (element === null || expanded || typeof ResizeObserver === 'undefined') {
      return;
    }
    // Its content changes without its box: Markdown comes later than the text.
    const measure = () => {
      // In Safari the box is only as high as what it shows of a child that clips; the child tells the rest.
      const tallest = Math.max(...[element, ...element.children].map(({ scrollHeight }) => scrollHeight));
      const first = element.firstElementChild?.firstElementChild ?? element;
      const direction = getComputedStyle(first).direction === 'rtl' ? 'rtl' : 'ltr';
      setCut(tallest > element.clientHeight + 1 ? direction : null);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, [box, expanded]);
  return cut;
}
