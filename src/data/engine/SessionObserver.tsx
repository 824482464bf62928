'use client';

import { useEffect } from 'react';
import { callSafely, keepTrying, late } from '../../base/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { useInboxEvent } from '../client/useInboxEvent.ts';
import { useLiveCount } from '../counts/liveCount.ts';
import { useSession } from '../session/session.ts';
import { useAdviceOnProps } from '../session/useAdviceOnProps.ts';
import type { InboxDataProviderProps } from './providerProps.ts';

/** Not part of the first load, since a bell shows none of it. Parts that need the data fetch it themselves as well. */
const loadPrefetch = late(() => import('./prefetch.ts'));

/** Opens the session and observes what every inbox needs. Renders nothing, so its updates re-render nothing else. */
export function SessionObserver(props: InboxDataProviderProps) {
  const {
    // A bell does not show it: whatever does fetches it.
    unseenCount = props.onUnseenCountChange !== undefined,
    unreadCount = true,
    ...wanted
  } = { ...props.initialFetching, persist: props.persist };
  useAdviceOnProps(props);
  useSession();
  const client = useInboxClient('SessionObserver');
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal wishes are the same wishes
  useEffect(() => {
    if (Object.values(wanted).some(Boolean)) {
      return keepTrying(loadPrefetch, ({ prefetch }) => prefetch(client, wanted));
    }
    return;
  }, [client, JSON.stringify(wanted)]);
  useChange(useLiveCount('unread', unreadCount).data, props.onUnreadCountChange);
  useChange(useLiveCount('unseen', unseenCount).data, props.onUnseenCountChange);
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
