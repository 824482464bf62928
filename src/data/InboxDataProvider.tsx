'use client';

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { InboxClientContext } from './client/InboxClientContext.ts';
import type { Identity } from './client/identity.ts';
import { shareClient } from './clientRegistry.ts';
import type { InboxDataProviderProps } from './providerProps.ts';
import { SessionObserver } from './SessionObserver.tsx';

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
