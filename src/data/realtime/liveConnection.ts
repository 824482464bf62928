import type { InboxClient } from '../client/InboxClient.ts';
import { backoffMs } from '../transport/retry.ts';
import { type ConnectionState, type LiveSession, maxReconnectDelayMs } from './liveOptions.ts';
import type { LiveLine } from './openLive.ts';

/** The live line of one identity: its socket, or the one of another tab. */
export interface LiveConnection {
  state(): ConnectionState;
  subscribe(onChange: () => void): () => void;
  /** Opens the line, once. */
  connect(): void;
  /** The token may have come or gone: a socket without one closes, and opens again with the next. */
  followToken(): void;
  /** Tells the other tabs that something was changed here, or that the reader has signed out. */
  tell(kind: 'changed' | 'signedOut'): void;
  /** Closes it for good: what is gathered is dropped, and nothing more is heard. */
  destroy(): void;
}

/**
 * Makes a connection that opens when told. Its code is fetched only then: a bell's first load is without it, an inbox
 * without live updates never downloads the socket's, and socket.io keeps `globalThis.WebSocket` at its first evaluation,
 * so that an earlier import would escape a mock.
 */
export function createLiveConnection(client: () => InboxClient, session: LiveSession): LiveConnection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = globalThis.navigator?.onLine === false ? 'offline' : 'off';
  let opening = false;
  let failedLoads = 0;
  let line: LiveLine | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: ConnectionState): void {
    state = next;
    for (const listener of [...listeners]) {
      listener();
    }
  }

  async function open(hasSocket: boolean): Promise<void> {
    try {
      const [{ startLive }, socket] = await Promise.all([
        import('./startLive.ts'),
        hasSocket ? import('socket.io-client') : undefined,
      ]);
      if (!client().isDestroyed()) {
        line = startLive(client(), session, socket?.io, setState);
      }
    } catch (thrown) {
      if (!client().isDestroyed()) {
        console.error(
          'carillon: the live connection could not be loaded; the inbox goes on by HTTP.',
          thrown,
        );
        retryTimer = setTimeout(open, backoffMs(failedLoads++, maxReconnectDelayMs), hasSocket);
      }
    }
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    connect() {
      const hasSocket = client().identity.socketUrl !== undefined;
      // Without a socket and without a page there is nobody to hear.
      if (!opening && (hasSocket || typeof document !== 'undefined')) {
        opening = true;
        setState(hasSocket ? 'connecting' : 'off');
        void open(hasSocket);
      }
    },
    followToken: () => line?.followToken(),
    tell: (kind) => line?.tell(kind),
    destroy() {
      clearTimeout(retryTimer);
      listeners.clear();
      line?.close();
      line = undefined;
    },
  };
}
