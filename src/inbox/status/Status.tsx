'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConnection, useMarkFailure, useMessages } from '../../data/index.ts';
import { Banner, OfflineIcon } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** How long a lost connection is nobody's business, in milliseconds: most come back before anybody would notice. */
const patienceMs = 3_000;

/** Says when what is shown may be old or a change was not saved, and why. Renders a banner, or nothing. */
export function Status() {
  const { store } = useRoot('Inbox.Status');
  const { translator } = useInboxSettings('Inbox.Status');
  const feed = useMessages(store.query);
  const connection = useConnection();
  const online = useSyncExternalStore(subscribeOnline, isOnline, () => true);
  const lost = useLasting(connection === 'recovering' || connection === 'refused', patienceMs);
  const markFailed = useMarkFailure() !== undefined;
  const loaded = feed.data !== undefined;

  if (!online && loaded) {
    return (
      <Banner role="status" tone="warning" icon={<OfflineIcon size={16} />}>
        {translator.text('offline')}
      </Banner>
    );
  }
  if (markFailed) {
    return (
      <Banner role="status" tone="danger">
        {translator.text('actionFailed')}
      </Banner>
    );
  }
  if (loaded && feed.isRefetchError) {
    return (
      <Banner role="status" tone="warning">
        {translator.text('stale')}
      </Banner>
    );
  }
  return lost && loaded ? (
    <Banner role="status" tone="info">
      {translator.text('reconnecting')}
    </Banner>
  ) : null;
}

/** True once a condition has held this long without a break. */
function useLasting(condition: boolean, afterMs: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) {
      setLasting(false);
      return;
    }
    const timer = setTimeout(() => setLasting(true), afterMs);
    return () => clearTimeout(timer);
  }, [condition, afterMs]);
  return lasting && condition;
}

function isOnline(): boolean {
  return navigator.onLine;
}

function subscribeOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
