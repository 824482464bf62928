'use client';

import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useReducer } from 'react';
import { shareClient } from './client/clientRegistry.ts';
import { InboxClientContext } from './client/InboxClientContext.ts';
import type { Identity } from './client/identity.ts';
import { InitialFetching, type InitialFetchingProps } from './InitialFetching.tsx';

/** Props of `InboxDataProvider`. */
export interface InboxDataProviderProps extends InitialFetchingProps {
  /** Identifier of the application's environment on the platform. Without it nothing is requested. */
  applicationIdentifier: string | undefined;
  /** The host's own id of the reader. Without it nothing is requested. */
  subscriberId: string | undefined;
  /** Hex HMAC-SHA256 of the subscriber id, keyed with the application's secret, made on the host's server. */
  subscriberHash?: string | undefined;
  /** Base URL of the platform without the version. */
  backendUrl: string;
  /** Base URL of the live socket. Without one the inbox works by HTTP alone. */
  socketUrl?: string | undefined;
  /** Path of the socket server, when it is not `/socket.io/`. */
  socketPath?: string | undefined;
  /** False holds everything back, as if the ids were missing. @default true */
  enabled?: boolean | undefined;
  /** The host's own cache. By default providers of the same subscriber share a private one. */
  queryClient?: QueryClient | undefined;
  children?: ReactNode;
}

/**
 * Gives the hooks of `carillon/data` their subscriber. A change of any identity prop is a new epoch: the old requests,
 * cache, token and socket end in the same commit.
 */
export function InboxDataProvider(props: InboxDataProviderProps) {
  const { queryClient, enabled = true, children } = props;
  const [, leaseAgain] = useReducer((count: number) => count + 1, 0);
  // Not memoized: the registry answers with the same client as long as the identity is the same.
  const shared = shareClient(identityOf(props, enabled), queryClient);

  useIsomorphicLayoutEffect(() => {
    if (shared.client.isDestroyed()) {
      leaseAgain();
      return;
    }
    return shared.retain();
  }, [shared]);

  return (
    <InboxClientContext.Provider value={shared.client}>
      <InitialFetching {...props} key={shared.client.scope.join()} />
      {children}
    </InboxClientContext.Provider>
  );
}

/** In the commit and not after it, so that not one frame is between two identities. A server has no layout. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function identityOf(props: InboxDataProviderProps, enabled: boolean): Identity {
  return {
    applicationIdentifier: props.applicationIdentifier,
    subscriberId: enabled ? props.subscriberId : undefined,
    subscriberHash: props.subscriberHash,
    backendUrl: props.backendUrl,
    socketUrl: props.socketUrl,
    socketPath: props.socketPath,
  };
}
