'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { prefetchMessages, useInboxClient } from '../../data/index.ts';
import { createNeeds } from '../features/needs.ts';
import { createIntent } from '../root/intent.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { mayLoadAhead } from './mayLoadAhead.ts';
import { whenIdle, whenInSight } from './whenIdle.ts';

/** Props of `PanelPreparation`. */
export interface PanelPreparationProps {
  /** Whether to begin without a sign of the reader. */
  early: boolean;
  /** The code of the panel is wanted. */
  onWanted: () => void;
}

/** A platform's first formatters of each kind take a phone longer than the rows: they are made while the code of these is on its way. */
function makeFormatters(): void {
  new Intl.RelativeTimeFormat().format(0, 'day');
  new Intl.NumberFormat([], { style: 'unit', unit: 'hour' }).format(0);
  new Intl.DateTimeFormat().format();
}

/** Decides when a panel that is not open is prepared, and fetches its data. In a chunk of its own. Renders nothing. */
export function PanelPreparation({ early, onWanted }: PanelPreparationProps) {
  const client = useInboxClient('Inbox.Popover');
  const { service, query } = useRoot('Inbox.Popover');
  const { subscribe, get } = service(createIntent);
  const intents = useSyncExternalStore(subscribe, get, get);
  const { pageWaits } = useInboxSettings('Inbox.Popover');

  function prepare(pageMayWait?: boolean): () => void {
    onWanted();
    if (!pageMayWait) {
      void prefetchMessages(client, query);
    }
    // Before the panel is seen, so that its rows do not grow.
    client.service(createNeeds).add('list');
    return whenIdle(makeFormatters);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each sign of the reader counts once
  useEffect(() => {
    if (intents > 0) {
      return prepare();
    }
  }, [intents]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for another reader it begins anew
  useEffect(() => {
    if (early) {
      // Beside the count: after it, a reader who presses at the first sight of a badge would wait for one more round trip.
      return whenInSight(() => {
        if (mayLoadAhead()) {
          prepare(pageWaits);
        }
      });
    }
  }, [early, pageWaits, client]);
  return null;
}
