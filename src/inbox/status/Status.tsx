'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState, useSyncExternalStore } from 'react';
import { type ConnectionState, toInboxError, useConnection, useMarkFailure } from '../../data/index.ts';
import type { PlainKey } from '../../locales/index.ts';
import { Banner, type BannerTone, OfflineIcon } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useAlert } from '../root/useAlert.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useShownMessages } from '../tabs/useShownMessages.ts';

/** Props of `Inbox.Status`: those of a `<div>`. */
export type StatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** How long a lost connection is nobody's business, in milliseconds: most come back before anybody would notice. */
const patienceMs = 3_000;

/** What can be wrong, the most important first, and how it looks. */
const tones = {
  offline: 'warning',
  actionFailed: 'danger',
  rateLimited: 'warning',
  stale: 'warning',
  livePaused: 'info',
  reconnecting: 'info',
} satisfies Partial<Record<PlainKey, BannerTone>>;

/**
 * Says when what is shown may be old or a change was not saved, and why. Renders a `<div>`, or nothing while all is well.
 *
 * @selector [data-tone="warning" | "danger" | "info"]
 */
export const Status = forwardRef<HTMLDivElement, StatusProps>(function Status(props, ref) {
  const { announce } = useRoot('Inbox.Status');
  const { translator } = useInboxSettings('Inbox.Status');
  const feed = useShownMessages('Inbox.Status');
  const connection = useConnection();
  const online = useSyncExternalStore(subscribeOnline, isOnline, () => true);
  const refused = useRefused(connection);
  const lost = useLasting(refused || connection === 'recovering', patienceMs);
  const markFailed = useMarkFailure() !== undefined;
  const loaded = feed.data !== undefined;

  const wrong = {
    offline: !online && loaded,
    actionFailed: markFailed,
    rateLimited: loaded && feed.isRefetchError && toInboxError(feed.error).status === 429,
    stale: loaded && feed.isRefetchError,
    livePaused: lost && loaded && refused,
    reconnecting: lost && loaded,
  };
  const matter = (Object.keys(tones) as (keyof typeof tones)[]).find((one) => wrong[one]);
  const words = matter && translator.text(matter);
  const urgent = matter === 'actionFailed';

  const role = useAlert(urgent ? words : undefined);
  useEffect(() => (words === undefined || urgent ? undefined : announce(words)), [words, urgent, announce]);

  return matter === undefined ? null : (
    <Banner
      {...props}
      ref={ref}
      role={role}
      tone={tones[matter]}
      icon={matter === 'offline' ? <OfflineIcon size={16} /> : undefined}
    >
      {words}
    </Banner>
  );
});

/** True from a refusal until the line is live: each try in between looks like a first one. */
function useRefused(connection: ConnectionState): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (connection === 'refused' || connection === 'live') {
      setRefused(connection === 'refused');
    }
  }, [connection]);
  return refused;
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
