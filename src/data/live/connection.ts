import type { ConnectionState } from '../client/connectionState.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { createStore, type ReadableStore } from '../store/createStore.ts';
import { backoffMs } from '../transport/retry.ts';
import { type ConnectionSession, maxReconnectDelayMs } from './connectionOptions.ts';
import type { OpenConnection } from './openConnection.ts';

/** The live connection of one identity: its own socket, or that of another tab. */
export interface Connection {
  readonly state: ReadableStore<ConnectionState>;
  /** Opens the connection, once. */
  connect(): void;
  /** The token may have changed: without a token the socket closes, and it opens again with the next one. */
  followToken(): void;
  /** Notifies the other tabs of a change that was made here, or that the reader has signed out. */
  notifyTabs(kind: 'changed' | 'signedOut'): void;
  /** Closes it for good: gathered events are dropped, and later ones ignored. */
  destroy(): void;
}

/**
 * Creates a connection that opens when `open` is called. Its code is loaded only then: it is not in a bell's first load, an
 * inbox without live updates never downloads the socket's code, and since socket.io keeps the `globalThis.WebSocket` of its
 * first evaluation, an earlier import would bypass a mock.
 */
export function createConnection(client: () => InboxClient, session: ConnectionSession): Connection {
  const state = createStore<ConnectionState>(globalThis.navigator?.onLine === false ? 'offline' : 'off');
  let opening = false;
  let failedLoads = 0;
  let connection: OpenConnection | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: ConnectionState): void {
    if (!client().isDestroyed()) {
      state.set(next);
    }
  }

  async function open(hasSocket: boolean): Promise<void> {
    try {
      const [{ startConnection }, socket] = await Promise.all([
        import('./startConnection.ts'),
        hasSocket ? import('./socketIo.ts') : undefined,
      ]);
      if (!client().isDestroyed()) {
        connection = startConnection(client(), session, socket?.io, setState);
      }
    } catch (thrown) {
      if (!client().isDestroyed()) {
        console.error('carillon: the live connection could not be loaded.', thrown);
        retryTimer = setTimeout(open, backoffMs(failedLoads++, maxReconnectDelayMs), hasSocket);
      }
    }
  }

  return {
    state,
    connect() {
      const hasSocket = client().identity.socketUrl !== undefined;
      // Without a socket and without a page there is nothing to listen to.
      if (!opening && (hasSocket || typeof document !== 'undefined')) {
        opening = true;
        setState(hasSocket ? 'connecting' : 'off');
        void open(hasSocket);
      }
    },
    followToken: () => connection?.followToken(),
    notifyTabs: (kind) => connection?.notifyTabs(kind),
    destroy() {
      clearTimeout(retryTimer);
      connection?.close();
      connection = undefined;
    },
  };
}
