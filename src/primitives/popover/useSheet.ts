'use client';

import { useEffect, useState } from 'react';
import { media } from '../theme/themeContract.css.ts';

/** Whether a surface fills its page, as its stylesheet says. */
export function useSheet(surface: HTMLElement | null): boolean {
  const [isSheet, setIsSheet] = useState(false);
  useEffect(() => {
    // A host's tests may run without a browser, and then there are no media queries.
    const query = surface?.ownerDocument.defaultView?.matchMedia?.(media.sheet);
    const look = () => setIsSheet(query?.matches === true);
    look();
    query?.addEventListener('change', look);
    return () => query?.removeEventListener('change', look);
  }, [surface]);
  return isSheet;
}
