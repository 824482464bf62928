'use client';

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { InboxClientContext } from '../client/InboxClientContext.ts';
import type { Identity } from '../client/identity.ts';
import { startFrom } from '../stored/startFrom.ts';
import { shareClient } from './clientRegistry.ts';
import type { InboxDataProviderProps } from './providerProps.ts';
import { SessionObserver } from './SessionObserver.tsx';

/**
 * Provides the subscriber to the hooks of `carillon/data`. When an identity prop changes, the requests, cache, token and socket
 * of the old identity end in the same commit.
 */
export function InboxDataProvider(props: InboxDataProviderProps) {
  const { getSubscriberHash, usageLog = false, children } = props;
  // Hooks cannot change their cache once they are mounted.
  const [queryClient] = useState(props.queryClient);
  // Not memoized: the registry returns the same client as long as the identity is the same.
  const shared = shareClient(identityOf(props), queryClient);
  const client = useSyncExternalStore(shared.subscribe, shared.current, shared.current);
  // In the render, so that the first one has it, on a server too.
  startFrom(shared, props.initialState);

  useIsomorphicLayoutEffect(() => shared.retain(), [shared]);
  // A Suspense boundary that hides the inbox ends layout effects, but not these: what is hidden for a while goes on.
  useEffect(() => shared.retain(), [shared]);

  // Runs before an effect of a hook requests the session.
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

/** Runs in the commit, so that no frame shows parts of two identities. On a server there are no layout effects. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The other props are in it too, and nobody reads them: to name each member would cost every bell their names. */
function identityOf({
  getSubscriberHash,
  children,
  initialState,
  ...props
}: InboxDataProviderProps): Identity {
  return { ...props, asksForHash: getSubscriberHash !== undefined };
}
