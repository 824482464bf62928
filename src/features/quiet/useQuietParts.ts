'use client';

import { useEffect } from 'react';
import type { InboxClient } from '../../data/index.ts';
import { useLate } from '../../inbox/root/useLate.ts';
import { loadQuiet, waitForQuiet } from './loadQuiet.ts';

/** Keeps it quiet for a client's reader, and gives the code for it once that is there. */
export function useQuietParts(client: InboxClient) {
  const parts = useLate(loadQuiet);
  useEffect(() => (parts?.keepQuiet ?? waitForQuiet)(client), [client, parts]);
  return parts;
}
