'use client';

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { prefetchMessages, useConnection, useInboxClient, useLiveCount } from '../../data/index.ts';
import { createIntent } from '../root/intent.ts';
import { useRoot } from '../root/RootContext.ts';
import { isSparing, whenIdle } from './whenIdle.ts';

/** Props of `PanelPreparation`. */
export interface PanelPreparationProps {
  /** Whether to begin without a sign of the reader, once the browser is idle. */
  early: boolean;
  /** The code of the panel is wanted. */
  onWanted: () => void;
}

/** How long the first page waits for a connection that may never be live, in milliseconds. */
const patienceMs = 3_000;

/** Decides when a panel that is not open is prepared, and fetches its data. In a chunk of its own. Renders nothing. */
export function PanelPreparation({ early, onWanted }: PanelPreparationProps) {
  const client = useInboxClient('Inbox.Popover');
  const { service, query } = useRoot('Inbox.Popover');
  const { subscribe, get } = service(createIntent);
  const intents = useSyncExternalStore(subscribe, get, get);
  const unread = useLiveCount('unread').data;
  const hasCount = unread !== undefined;
  // A page that is fetched before is fetched again, since something may have come before the connection was live.
  const [isPatient, setIsPatient] = useState(true);
  const isConnecting = useConnection() === 'connecting' && isPatient;

  const prepare = useRef((_isLive: boolean) => {});
  // Before all effects, which call it.
  useLayoutEffect(() => {
    prepare.current = (isLive) => {
      onWanted();
      if (intents > 0 || (isLive && (unread ?? 0) > 0)) {
        void prefetchMessages(client, query);
      }
    };
  });

  useEffect(() => {
    if (intents > 0) {
      prepare.current(true);
      // A platform's first formatter takes a phone longer than ten rows: while their code is on its way.
      return whenIdle(() => Intl.DateTimeFormat());
    }
  }, [intents]);

  useEffect(() => {
    const timer = setTimeout(setIsPatient, patienceMs, false);
    return () => clearTimeout(timer);
  }, []);

  const isEarly = early && hasCount && !isSparing();
  useEffect(() => {
    // Not when the browser is idle: on a slow line that would be a time in which nothing is fetched.
    if (isEarly && document.visibilityState !== 'hidden') {
      onWanted();
    }
  }, [isEarly, onWanted]);
  useEffect(
    // Once more when the connection is live.
    () => (isEarly ? whenIdle(() => prepare.current(!isConnecting)) : undefined),
    [isEarly, isConnecting],
  );
  return null;
}
