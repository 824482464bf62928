'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState, useSyncExternalStore } from 'react';
import { type ConnectionState, toInboxError, useConnection, useFailedActions } from '../../data/index.ts';
import type { PlainKey } from '../../locales/index.ts';
import { Banner, type BannerTone, OfflineIcon, part } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useRoot } from '../root/RootContext.ts';
import { useShownMessages } from '../root/useShownMessages.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { FailedActionsBanner } from './FailedActionsBanner.tsx';
import { useLasting } from './useLasting.ts';

/** How long a connection may be lost before that is shown, in milliseconds: most come back within that time. */
const patienceMs = 3_000;

/** The reasons why the list may be out of date, the most important first, each with its tone. */
const tones = {
  offline: 'warning',
  rateLimited: 'warning',
  stale: 'warning',
  livePaused: 'info',
  reconnecting: 'info',
} satisfies Partial<Record<PlainKey, BannerTone>>;

/**
 * Shows which changes were not saved, until they are tried again or dismissed, and below that why the list may be out of date.
 * Renders a `<div>`, or nothing while all is well.
 *
 * @selector [data-tone="warning" | "danger" | "info"]
 */
export const InboxStatus = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function InboxStatus(props, ref) {
    const { announce } = useRoot('Inbox.Status');
    const { translator } = useInboxSettings('Inbox.Status');
    const feed = useShownMessages('Inbox.Status');
    const connection = useConnection();
    const online = useSyncExternalStore(subscribeOnline, isOnline, () => true);
    const refused = useRefused(connection);
    const lost = useLasting(refused || connection === 'recovering', patienceMs);
    const failed = useFailedActions();
    const loaded = feed.data !== undefined;

    const wrong = {
      offline: !online && loaded,
      rateLimited: loaded && feed.isRefetchError && toInboxError(feed.error).status === 429,
      stale: loaded && feed.isRefetchError,
      livePaused: lost && loaded && refused,
      reconnecting: lost && loaded,
    };
    const matter = (Object.keys(tones) as (keyof typeof tones)[]).find((one) => wrong[one]);
    const words = matter && translator.text(matter);
    useEffect(() => (words === undefined ? undefined : announce(words)), [words, announce]);

    const hasFailures = failed.actions.length > 0;
    return matter === undefined && !hasFailures ? null : (
      <div
        {...part('status', props, reset.box, { tone: hasFailures ? 'danger' : matter && tones[matter] })}
        ref={ref}
      >
        {/* First, so that its buttons do not move when the other banner comes and goes. */}
        {hasFailures && <FailedActionsBanner {...failed} />}
        {matter !== undefined && (
          <Banner tone={tones[matter]} icon={matter === 'offline' ? <OfflineIcon size={16} /> : undefined}>
            {words}
          </Banner>
        )}
      </div>
    );
  },
);

/** True from a refusal until the connection is live: the state of each try in between is that of a first one. */
function useRefused(connection: ConnectionState): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (connection === 'refused' || connection === 'live') {
      setRefused(connection === 'refused');
    }
  }, [connection]);
  return refused;
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
