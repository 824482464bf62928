'use client';

import { useEffect } from 'react';
import type { IFetchingStrategy } from '../provider/contextTypes.ts';
import { useLegacy } from '../provider/LegacyContext.ts';

/** Turns on a part of the fetching strategy once it is needed, as the parts of the old widget did. */
export function useFetchWhen(needed: boolean, part: keyof IFetchingStrategy): void {
  const { setFetchingStrategy } = useLegacy('NotificationCenter');
  useEffect(() => {
    if (needed) {
      setFetchingStrategy({ [part]: true });
    }
  }, [needed, part, setFetchingStrategy]);
}
