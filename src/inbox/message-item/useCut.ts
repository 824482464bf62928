'use client';

import { useEffect, useState } from 'react';
import type { Direction } from '../../locales/index.ts';
import { observeSize } from '../../primitives/index.ts';

/**
 * The direction, by its first block, of a text that does not fit into its lines, also while it is expanded; null for a text that
 * fits.
 */
export function useCut(box: { current: HTMLElement | null }, expanded: boolean): Direction | null {
  const [cut, setCut] = useState<Direction | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || expanded) {
      return;
    }
    // The content can change without the box, as when the Markdown renderer has loaded, so the children are observed too.
    const measure = () => {
      // In Safari the `scrollHeight` of the box leaves out what a child clips; that of the child does not.
      const tallest = Math.max(...[element, ...element.children].map(({ scrollHeight }) => scrollHeight));
      if (tallest <= element.clientHeight + 1) {
        setCut(null);
        return;
      }
      const text = element.firstElementChild ?? element;
      setCut(getComputedStyle(text.firstElementChild ?? text).direction === 'rtl' ? 'rtl' : 'ltr');
    };
    return observeSize([element, ...element.children], measure);
  }, [box, expanded]);
  return cut;
}
