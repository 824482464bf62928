'use client';

import { useEffect, useReducer } from 'react';
import { keepTrying, type Late } from '../../base/index.ts';

/** The chunk of late code: at once where it is there, and else once it is, if it `isWanted`. */
export function useLate<Chunk>(load: Late<Chunk>, isWanted: boolean): Chunk | undefined {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { chunk } = load;
  const isMissing = isWanted && !chunk;
  useEffect(() => (isMissing ? keepTrying(load, drawAgain) : undefined), [load, isMissing]);
  return chunk;
}
