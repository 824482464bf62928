'use client';

import { useEffect, useReducer } from 'react';
import { keepTrying, late } from '../../base/index.ts';

/** Fetches what a reader needs once there are rows, and not before. One file, so that it is one request. */
export const loadOverlays = late(() => import('./overlays.ts'));

/** What `loadOverlays` gives: at once where it is there, and else once it is, if it `isWanted`. */
export function useOverlays(isWanted: boolean): typeof loadOverlays.chunk {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { chunk } = loadOverlays;
  const isMissing = isWanted && !chunk;
  useEffect(() => (isMissing ? keepTrying(loadOverlays, drawAgain) : undefined), [isMissing]);
  return chunk;
}
