import { QueryClient } from '@tanstack/react-query';
import { createStore } from '../../base/index.ts';
import { type Identity, identityKey, readerKey } from '../client/identity.ts';
import { removeStrayToken } from '../session/tokenStorage.ts';
import type { Startable } from '../stored/startFrom.ts';
import { createInboxClient, type OwnedInboxClient } from './createInboxClient.ts';

/** The client of an identity, for all providers that show it. A new client replaces it when the subscriber signs out or in. */
export interface SharedClient extends Startable {
  subscribe(onChange: () => void): () => void;
  /** Keeps the client alive while a provider is mounted, and returns a function that releases it. */
  retain(): () => void;
}

/** By cache and identity. Weak, because React may discard a render: only a mounted provider keeps a client. */
const sharedClients = new WeakMap<QueryClient, Map<string, WeakRef<SharedClient>>>();

let pageCache: QueryClient | undefined;

/**
 * The client of an identity, shared by all providers of the page with the same subscriber: they make one session
 * call and have one socket. Without a cache of the host they use the page's, because a mounted hook stays with its first
 * cache when the subscriber changes. On a server every render has its own, so that requests do not share data.
 */
export function shareClient(identity: Identity, hostCache: QueryClient | undefined): SharedClient {
  if (typeof document === 'undefined') {
    const client = createInboxClient(identity, hostCache);
    return {
      current: () => client,
      subscribe: () => () => {},
      retain: () => () => {},
    };
  }
  pageCache ??= new QueryClient();
  const cache = hostCache ?? pageCache;
  const known = sharedClients.get(cache) ?? new Map<string, WeakRef<SharedClient>>();
  sharedClients.set(cache, known);
  const key = identityKey(identity);
  return known.get(key)?.deref() ?? createSharedClient(identity, cache, known, key);
}

function createSharedClient(
  identity: Identity,
  cache: QueryClient,
  known: Map<string, WeakRef<SharedClient>>,
  key: string,
): SharedClient {
  /** The key of the latest mounted client of the same subscriber at the same platform, without regard to the hash. */
  const reader = readerKey(identity);
  let mounts = 0;
  const current = createStore(begin(false));

  function begin(signedOut: boolean): OwnedInboxClient {
    return createInboxClient(identity, cache, { signedOut, restart });
  }

  function restart(signedOut: boolean): void {
    if (current.get().signedOut !== signedOut) {
      current.get().destroy(signedOut);
      if (mounts > 0) {
        current.set(begin(signedOut));
      }
    }
  }

  const shared: SharedClient = {
    current: current.get,
    subscribe: current.subscribe,
    retain() {
      mounts += 1;
      cache.mount();
      for (const name of [key, reader]) {
        known.set(name, new WeakRef(shared));
      }
      if (current.get().isDestroyed()) {
        // React had hidden its providers and shows them again.
        current.set(begin(false));
      }
      if (mounts === 1) {
        // In the commit: the effects of hooks, which open the session too, wait for the frame after it.
        current.get().begin();
      }
      queueMicrotask(removeStrayToken);
      return () => {
        mounts -= 1;
        cache.unmount();
        // StrictMode and moved providers unmount and mount again in the same tick, so wait.
        queueMicrotask(() => {
          if (mounts === 0) {
            const client = current.get();
            const next = known.get(reader)?.deref()?.current();
            client.destroy(false, next !== client && next?.enabled ? next : undefined);
            if (known.get(key)?.deref() === shared) {
              known.delete(key);
            }
          }
        });
      };
    },
  };
  known.set(key, new WeakRef(shared));
  return shared;
}
