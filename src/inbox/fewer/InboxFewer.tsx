'use client';

import { useEffect, useState } from 'react';
import { late } from '../../base/index.ts';
import { type InboxMessage, useInboxClient } from '../../data/index.ts';
import { useLate } from '../root/useLate.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Not part of a first load: nothing arrives before. */
const loadFewer = late(() => import('./fewerOf.ts'));

/** Props of `Inbox.Fewer`. */
export interface InboxFewerProps {
  /**
   * Gives what messages have in common that a reader may mute, such as the thread in their data; undefined for one that is in none. Where
   * the list folds threads, give its `groupBy` the same function. Keep it outside of render. @default no message is in a thread
   */
  threadOf?: ((message: InboxMessage) => string | undefined) | undefined;
}

/**
 * Lets readers have fewer messages, from the menu of a row: it tells why a message came, turns messages of its kind off in the inbox, for a
 * while or for good, and mutes its thread in this browser. The first message of a new kind asks whether to keep it. Put it anywhere below
 * `InboxProvider`, on each page that has one: a muted thread is silent, and what was off for a while is turned on again, while it is
 * there. Renders nothing.
 */
export function InboxFewer({ threadOf }: InboxFewerProps): null {
  const client = useInboxClient('Inbox.Fewer');
  const { translator } = useInboxSettings('Inbox.Fewer');
  const loaded = useLate(loadFewer);
  const [user] = useState(() => ({}));

  useEffect(() => {
    if (client.enabled) {
      loaded?.fewerOf(client).use(user, { translator, threadOf });
    }
  }, [user, loaded, client, translator, threadOf]);

  useEffect(
    () => (loaded && client.enabled ? () => loaded.fewerOf(client).leave(user) : undefined),
    [user, loaded, client],
  );
  return null;
}
