'use client';

import { useEffect, useReducer } from 'react';
import { keepTrying, late } from '../../base/index.ts';

/** What draws the fields of answers: only where one asks for something. */
const loadForms = late(() => import('./forms.ts'));

/** What `loadForms` gives: at once where it is there, and else once it is, if it `isWanted`. */
export function useForms(isWanted: boolean): typeof loadForms.chunk {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { chunk } = loadForms;
  const isMissing = isWanted && !chunk;
  useEffect(() => (isMissing ? keepTrying(loadForms, drawAgain) : undefined), [isMissing]);
  return chunk;
}
