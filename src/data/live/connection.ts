import { createStore, keepTrying, late } from '../../base/index.ts';
import type { ConnectionState } from '../client/connectionState.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { ConnectionSession } from './connectionModel.ts';
import type { OpenConnection } from './openConnection.ts';

const loadStart = late(() => import('./startConnection.ts'));

/** The live connection of one identity: its own socket, or that of another tab. */
export type Connection = ReturnType<typeof createConnection>;

/** Creates a connection that opens when `connect` is called. Its code is loaded only then: it is not in a bell's first load. */
export function createConnection(client: () => InboxClient, session: ConnectionSession) {
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
    /** Opens the connection, once. */
    connect(): void {
      const { line } = client().backend;
      // Without a line and without a page there is nothing to listen to.
      if (!giveUp && !client().isDestroyed() && (line !== undefined || typeof document !== 'undefined')) {
        setState(line === undefined ? 'off' : 'connecting');
        giveUp = keepTrying(
          () => Promise.all([loadStart(), line?.load()]),
          ([{ startConnection }, openLine]) => {
            connection = startConnection(client(), session, openLine, setState);
          },
          (error) => console.error('carillon: no live connection.', error),
        );
      }
    },
    /** The token may have changed: without a token the socket closes, and it opens again with the next one. */
    followToken: () => connection?.followToken(),
    /** Notifies the other tabs of a change that was made here, or that the reader has signed out. */
    notifyTabs: (kind: 'changed' | 'signedOut') => connection?.notifyTabs(kind),
    /** Closes it for good: gathered events are dropped, and later ones ignored. */
    destroy(): void {
      giveUp?.();
      connection?.close();
      connection = undefined;
    },
  };
}
