'use client';

import { useEffect, useState } from 'react';
import type { Direction } from '../../locales/index.ts';

/**
 * The direction, by its first block, of a text that does not fit into its lines, also while it is expanded; null for a text that
 * fits.
 */
export function useCut(box: { current: HTMLElement | null }, expanded: boolean): Direction | null {
  const [cut, setCut] = useState<Direction | null>(null);
  useEffect(() => {
    const element = box.current;
    // In a host's tests without a browser nothing has a layout.
    if (element === null || expanded || typeof ResizeObserver === 'undefined') {
      return;
    }
    // The content can change without the box, as when the Markdown renderer has loaded, so the children are observed too.
    const measure = () => {
      // In Safari the `scrollHeight` of the box leaves out what a child clips; that of the child does not.
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
