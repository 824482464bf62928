'use client';

import { useEffect } from 'react';
import { useInboxClient } from './client/InboxClientContext.ts';
import { useInboxEvent } from './client/useInboxEvent.ts';
import { useLiveCount } from './counts/liveCount.ts';
import type { InboxDataProviderProps } from './providerProps.ts';
import { useSession } from './session/session.ts';
import { callSafely } from './store/emitter.ts';

/** Opens the session and observes what every inbox needs. Renders nothing, so its updates re-render nothing else. */
export function SessionObserver(props: InboxDataProviderProps) {
  const {
    // A bell shows neither of these: whatever does fetches it, and the organization is fetched when the reader comes to the bell.
    unseenCount = props.onUnseenCountChange !== undefined,
    organization = false,
    unreadCount = true,
    notifications = false,
    userPreferences = false,
    userGlobalPreferences = false,
  } = props.initialFetching ?? {};
  const { persist } = props;
  useSession();
  const client = useInboxClient('SessionObserver');
  const feed = JSON.stringify(notifications);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal query is the same query, and the first options of `persist` apply
  useEffect(() => {
    if (notifications || organization || userPreferences || userGlobalPreferences || persist) {
      // Not part of the first load, since a bell shows none of it. Parts that need the data fetch it themselves if this fails.
      import('./prefetch.ts').then(
        ({ prefetch }) =>
          prefetch(client, { notifications, organization, userPreferences, userGlobalPreferences, persist }),
        () => {},
      );
    }
  }, [client, feed, organization, userPreferences, userGlobalPreferences, !persist]);
  useChange(useLiveCount('unread', { enabled: unreadCount }).data, props.onUnreadCountChange);
  useChange(useLiveCount('unseen', { enabled: unseenCount }).data, props.onUnseenCountChange);
  useInboxEvent('session', props.onSession);
  useInboxEvent('message', props.onMessage);
  useInboxEvent('error', props.onError);
  return null;
}

function useChange(count: number | undefined, onChange: ((count: number) => void) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback does not mean a new count
  useEffect(() => {
    if (count !== undefined) {
      callSafely(() => onChange?.(count));
    }
  }, [count]);
}
