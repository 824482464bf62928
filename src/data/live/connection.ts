import { createStore, keepTrying, late, type ReadableStore } from '../../base/index.ts';
import type { ConnectionState } from '../client/connectionState.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { ConnectionSession } from './connectionModel.ts';
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

/** Creates a connection that opens when `connect` is called. Its code is loaded only then: it is not in a bell's first load. */
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
      const { line } = client().backend;
      // Without a line and without a page there is nothing to listen to.
      if (!giveUp && !client().isDestroyed() && (line !== undefined || typeof document !== 'undefined')) {
        setState(line === undefined ? 'off' : 'connecting');
        giveUp = keepTrying(
          () => Promise.all([loadStart(), line?.load()]),
          ([{ startConnection }, openLine]) => {
            connection = startConnection(client(), session, openLine, setState);
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
