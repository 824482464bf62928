'use client';

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { prefetchMessages, useInboxClient, useLiveCount } from '../../data/index.ts';
import { createNeeds } from '../features/needs.ts';
import { createIntent } from '../root/intent.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { mayLoadAhead } from './mayLoadAhead.ts';
import { whenIdle, whenInSight } from './whenIdle.ts';

/** Props of `PanelPreparation`. */
export interface PanelPreparationProps {
  /** Whether to begin without a sign of the reader, once the count is there. */
  early: boolean;
  /** The code of the panel is wanted. */
  onWanted: () => void;
}

/** Decides when a panel that is not open is prepared, and fetches its data. In a chunk of its own. Renders nothing. */
export function PanelPreparation({ early, onWanted }: PanelPreparationProps) {
  const client = useInboxClient('Inbox.Popover');
  const { service, query } = useRoot('Inbox.Popover');
  const { subscribe, get } = service(createIntent);
  const intents = useSyncExternalStore(subscribe, get, get);
  const unread = useLiveCount('unread').data;
  const isEarly = early && unread !== undefined;
  const { pageWaits = false } = useInboxSettings('Inbox.Popover');
  const isUnread = isEarly && unread > 0 && !pageWaits;

  const fetchPage = useRef(() => {});
  // Before all effects, which call it.
  useLayoutEffect(() => {
    fetchPage.current = () => void prefetchMessages(client, query);
  });

  const isNear = isEarly || intents > 0;
  useEffect(() => {
    // Before the panel is seen, so that its rows do not grow.
    if (isNear) {
      client.service(createNeeds).add('list');
    }
  }, [isNear, client]);

  useEffect(() => {
    if (intents > 0) {
      onWanted();
      fetchPage.current();
      // A platform's first formatter takes a phone longer than ten rows: while their code is on its way.
      return whenIdle(() => Intl.DateTimeFormat());
    }
  }, [intents, onWanted]);

  useEffect(() => {
    if (isEarly) {
      // Not when the browser is idle: on a slow line that would be a time in which nothing is fetched.
      return whenInSight(() => {
        if (mayLoadAhead()) {
          onWanted();
          if (isUnread) {
            fetchPage.current();
          }
        }
      });
    }
  }, [isEarly, isUnread, onWanted]);
  return null;
}
