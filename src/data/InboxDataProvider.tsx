'use client';

import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { GetSubscriberHash } from './client/InboxClient.ts';
import { InboxClientContext } from './client/InboxClientContext.ts';
import type { Identity } from './client/identity.ts';
import { shareClient } from './clientRegistry.ts';
import { SessionObserver, type SessionObserverProps } from './SessionObserver.tsx';

/** Props of `InboxDataProvider`. */
export interface InboxDataProviderProps extends SessionObserverProps {
  /** Identifier of the application's environment on the platform. Without it nothing is requested. */
  applicationIdentifier: string | undefined;
  /** The host's own id of the reader. Without it nothing is requested. */
  subscriberId: string | undefined;
  /** Hex HMAC-SHA256 of the subscriber id, keyed with the application's secret, made on the host's server. */
  subscriberHash?: string | undefined;
  /**
   * Fetches that hash from the host's server, in place of `subscriberHash`: called for every session, with the subscriber's id. It
   * has 30 seconds. Another function is no other identity; of several providers of a subscriber the newest one's is called.
   */
  getSubscriberHash?: GetSubscriberHash | undefined;
  /** Base URL of the platform without the version. */
  backendUrl: string;
  /** Base URL of the live socket. Without one the inbox works by HTTP alone. */
  socketUrl?: string | undefined;
  /** Path of the socket server, when it is not `/socket.io/`. */
  socketPath?: string | undefined;
  /** False holds everything back, and ends what was under way: nothing is requested, no socket is open. @default true */
  enabled?: boolean | undefined;
  /** The host's own cache, read once, at the first render. By default the inboxes of a page share a private one. */
  queryClient?: QueryClient | undefined;
  /**
   * Tells the platform of the reader's clicks on messages. Providers of the same subscriber share it: the one that mounted
   * last decides. @default false
   */
  usageLog?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Gives the hooks of `carillon/data` their subscriber. A change of any identity prop is a new epoch: the old requests,
 * cache, token and socket end in the same commit.
 */
export function InboxDataProvider(props: InboxDataProviderProps) {
  const { getSubscriberHash, usageLog = false, children } = props;
  // Hooks cannot change their cache once they are mounted.
  const [queryClient] = useState(props.queryClient);
  // Not memoized: the registry answers with the same client as long as the identity is the same.
  const shared = shareClient(identityOf(props), queryClient);
  const client = useSyncExternalStore(shared.subscribe, shared.current, shared.current);

  useIsomorphicLayoutEffect(() => shared.retain(), [shared]);

  // Before any effect of a hook asks for the session.
  useIsomorphicLayoutEffect(() => {
    client.getSubscriberHash = getSubscriberHash;
  }, [client, getSubscriberHash]);

  useEffect(() => {
    client.usageLog = usageLog;
  }, [client, usageLog]);

  return (
    <InboxClientContext.Provider value={client}>
      <SessionObserver {...props} key={client.scope.join()} />
      {children}
    </InboxClientContext.Provider>
  );
}

/** In the commit and not after it, so that not one frame is between two identities. A server has no layout. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function identityOf(props: InboxDataProviderProps): Identity {
  return {
    applicationIdentifier: props.applicationIdentifier,
    subscriberId: props.subscriberId,
    subscriberHash: props.subscriberHash,
    asksForHash: props.getSubscriberHash !== undefined,
    backendUrl: props.backendUrl,
    socketUrl: props.socketUrl,
    socketPath: props.socketPath,
    enabled: props.enabled,
  };
}
