import type { QueryClient } from '@tanstack/react-query';
import { createInboxClient, type InboxClient } from './InboxClient.ts';
import { type Identity, identityKey } from './identity.ts';

/** A client and how many mounted providers live on it. */
export interface SharedClient {
  readonly client: InboxClient;
  /** Holds the client alive while a provider is mounted, and returns the way to let it go. */
  retain(): () => void;
}

/** Weak, because React may throw a render away: only a mounted provider keeps a client. */
const sharedClients = new Map<string, WeakRef<SharedClient>>();
const queryClientNumbers = new WeakMap<QueryClient, number>();
let nextQueryClientNumber = 1;

/**
 * The client of an identity, shared by all providers of the page that show the same subscriber: they make one session
 * call and hold one socket. On a server every render has its own, so that no request sees another's.
 */
export function shareClient(identity: Identity, queryClient: QueryClient | undefined): SharedClient {
  if (typeof document === 'undefined') {
    return { client: createInboxClient(identity, queryClient), retain: () => () => {} };
  }
  const key = `${queryClientNumber(queryClient)}:${identityKey(identity)}`;
  const known = sharedClients.get(key)?.deref();
  if (known !== undefined && !known.client.isDestroyed()) {
    return known;
  }
  const made = countMounts(createInboxClient(identity, queryClient), () => sharedClients.delete(key));
  sharedClients.set(key, new WeakRef(made));
  return made;
}

function countMounts(client: InboxClient, forget: () => void): SharedClient {
  let mounts = 0;
  return {
    client,
    retain() {
      mounts += 1;
      return () => {
        mounts -= 1;
        // StrictMode and moved providers unmount and mount again in the same tick: wait for it.
        queueMicrotask(() => {
          if (mounts === 0 && !client.isDestroyed()) {
            forget();
            client.destroy();
          }
        });
      };
    },
  };
}

function queryClientNumber(queryClient: QueryClient | undefined): number {
  if (queryClient === undefined) {
    return 0;
  }
  const number = queryClientNumbers.get(queryClient) ?? nextQueryClientNumber++;
  queryClientNumbers.set(queryClient, number);
  return number;
}
