'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepTrying, late } from '../../base/index.ts';
import { type InboxMessage, useInboxClient } from '../../data/index.ts';
import { quietOf } from './createQuiet.ts';
import type { QuietProps } from './QuietSigns.tsx';

/** Not needed before it is quiet. */
const loadSigns = late(() => import('./QuietSigns.tsx'));

/** Loads what shows at the bell that it is quiet, and announces what came meanwhile, once there is anything of it. */
export function Quiet(props: QuietProps) {
  const client = useInboxClient('Inbox.Root');
  const { get, subscribe } = quietOf(client);
  const { isQuiet } = useSyncExternalStore(subscribe, get, get);
  const [summary, setSummary] = useState<readonly InboxMessage[]>();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadSigns>>>();
  const isWanted = isQuiet || summary !== undefined;
  useEffect(() => client.events.on('summary', setSummary), [client]);
  useEffect(() => (isWanted ? keepTrying(loadSigns, setLoaded) : undefined), [isWanted]);
  return loaded ? <loaded.QuietSigns {...props} isQuiet={isQuiet} summary={summary} /> : null;
}
