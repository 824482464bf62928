import { createStore, keepTrying, late, type ReadableStore } from '../../base/index.ts';
import type { ConnectionState } from '../client/connectionState.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { ConnectionSession } from './connectionOptions.ts';
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

const loadStart = late(() => import('./startConnection.ts'));
const loadSocket = late(() => import('./socketIo.ts'));

/**
 * Creates a connection that opens when `open` is called. Its code is loaded only then: it is not in a bell's first load, an
 * inbox without live updates never downloads the socket's code, and since socket.io keeps the `globalThis.WebSocket` of its
 * first evaluation, an earlier import would bypass a mock.
 */
export function createConnection(client: () => InboxClient, session: ConnectionSession): Connection {
  const state = createStore<ConnectionState>(globalThis.navigator?.onLine === false ? 'offline' : 'off');
  let connection: OpenConnection | undefined;
  let giveUp: (() => void) | undefined;

  function setState(next: ConnectionState): void {
    if (!client().isDestroyed()) {
      state.set(next);
    }
  }

  return {
    state,
    connect() {
      const hasSocket = client().identity.socketUrl !== undefined;
      // Without a socket and without a page there is nothing to listen to.
      if (!giveUp && (hasSocket || typeof document !== 'undefined')) {
        setState(hasSocket ? 'connecting' : 'off');
        giveUp = keepTrying(
          () => Promise.all([loadStart(), hasSocket ? loadSocket().then(({ io }) => io) : undefined]),
          ([{ startConnection }, io]) => {
            connection = startConnection(client(), session, io, setState);
          },
          (error) => console.error('carillon: the live connection could not be loaded.', error),
        );
      }
    },
    followToken: () => connection?.followToken(),
    notifyTabs: (kind) => connection?.notifyTabs(kind),
    destroy() {
      giveUp?.();
      connection?.close();
      connection = undefined;
    },
  };
}
