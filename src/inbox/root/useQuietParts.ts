'use client';

import { useEffect } from 'react';
import { late } from '../../base/index.ts';
import { type InboxClient, silenceOf } from '../../data/index.ts';
import { useLate } from './useLate.ts';

/** Nothing of it is needed where an inbox is never quiet. */
export const loadQuiet = late(() => import('../quiet/quietParts.ts'));

/**
 * Keeps it quiet for a client's reader while that is `wanted`, and gives the code for it once that is there. Before, nothing is announced or
 * noticed: it may be night.
 */
export function useQuietParts(client: InboxClient, wanted: boolean | undefined) {
  const parts = useLate(wanted ? loadQuiet : undefined);
  useEffect(() => (wanted ? (parts?.keepQuiet ?? waitFor)(client) : undefined), [client, wanted, parts]);
  return wanted ? parts : undefined;
}

function waitFor(client: InboxClient): () => void {
  return silenceOf(client).add(() => true);
}
