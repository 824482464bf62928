'use client';

import { useEffect } from 'react';
import { useInboxClient } from './client/InboxClientContext.ts';
import { useInboxEvent } from './client/useInboxEvent.ts';
import { useLiveCount } from './counts/liveCount.ts';
import type { InboxMessage } from './model/message.ts';
import type { SessionProfile } from './model/session.ts';
import { useSession } from './session/session.ts';
import { callSafely } from './store/emitter.ts';
import type { InboxError } from './transport/InboxError.ts';

/** What is fetched as soon as the session stands. @source docs/protocol.md#limits-and-defaults */
export interface InitialFetchingStrategy {
  /** @default true */
  unseenCount?: boolean | undefined;
  /** @default true */
  unreadCount?: boolean | undefined;
  /** @default true */
  organization?: boolean | undefined;
  /** @default false */
  notifications?: boolean | undefined;
  /** @default false */
  userPreferences?: boolean | undefined;
  /** @default false */
  userGlobalPreferences?: boolean | undefined;
}

/** What the provider fetches by itself, and whom it tells. */
export interface SessionObserverProps {
  initialFetching?: InitialFetchingStrategy | undefined;
  /** The session was opened or renewed. */
  onSession?: ((profile: SessionProfile) => void) | undefined;
  /** A message arrived live. */
  onMessage?: ((message: InboxMessage) => void) | undefined;
  /** The unread count as the badge shows it: 0 to 100, where 100 means 100 or more. */
  onUnreadCountChange?: ((count: number) => void) | undefined;
  /** As `onUnreadCountChange`, for the unseen count. */
  onUnseenCountChange?: ((count: number) => void) | undefined;
  /** Something failed that no part shows. */
  onError?: ((error: InboxError) => void) | undefined;
}

/** Opens the session and observes what every inbox needs. Renders nothing, so its updates re-render nothing else. */
export function SessionObserver(props: SessionObserverProps) {
  const {
    unseenCount = true,
    unreadCount = true,
    organization = true,
    notifications = false,
    userPreferences = false,
    userGlobalPreferences = false,
  } = props.initialFetching ?? {};
  useSession();
  const client = useInboxClient('SessionObserver');
  useEffect(() => {
    if (notifications || organization || userPreferences || userGlobalPreferences) {
      // Not part of the first load: a bell shows none of it. Who needs it fetches what could not be had early.
      import('./prefetch.ts').then(
        ({ prefetch }) =>
          prefetch(client, { notifications, organization, userPreferences, userGlobalPreferences }),
        () => {},
      );
    }
  }, [client, notifications, organization, userPreferences, userGlobalPreferences]);
  useChange(useLiveCount('unread', { enabled: unreadCount }).data, props.onUnreadCountChange);
  useChange(useLiveCount('unseen', { enabled: unseenCount }).data, props.onUnseenCountChange);
  useInboxEvent('session', props.onSession);
  useInboxEvent('message', props.onMessage);
  useInboxEvent('error', props.onError);
  return null;
}

function useChange(count: number | undefined, onChange: ((count: number) => void) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new count
  useEffect(() => {
    if (count !== undefined) {
      callSafely(() => onChange?.(count));
    }
  }, [count]);
}
