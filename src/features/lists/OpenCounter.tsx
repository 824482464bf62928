'use client';

import { useEffect } from 'react';
import { useOpenCount } from '../../data/index.ts';
import type { OpenCounterProps } from '../../inbox/features/Lists.ts';

/** Tells how many messages of a query wait for an answer. */
export function OpenCounter({ query, onCount }: OpenCounterProps) {
  const { data, isAtLeast } = useOpenCount({ query });
  useEffect(() => onCount({ data, isAtLeast }), [data, isAtLeast, onCount]);
  return null;
}
