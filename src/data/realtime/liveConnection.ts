import { backoffMs } from '../transport/retry.ts';
import {
  type ConnectionState,
  type LiveConnectionOptions,
  maxReconnectDelayMs,
  type SocketAddress,
} from './liveOptions.ts';
import type { LiveSocket } from './liveSocket.ts';

/** The live socket of one identity. */
export interface LiveConnection {
  state(): ConnectionState;
  subscribe(onChange: () => void): () => void;
  /** Opens the socket, once. Without an address it stays off. */
  connect(): void;
  /** Closes it for good: what is gathered is dropped, and nothing more is heard. */
  destroy(): void;
}

/**
 * Makes a connection that opens when told, and comes back by itself from whatever ends it. The socket's code is fetched
 * only then: an inbox without live updates never downloads it, and socket.io keeps `globalThis.WebSocket` at its first
 * evaluation, so that an earlier import would escape a mock.
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { address } = options;
  const listeners = new Set<() => void>();
  let state: ConnectionState = 'off';
  let opening = false;
  let destroyed = false;
  let failedLoads = 0;
  let socket: LiveSocket | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: ConnectionState): void {
    if (next !== state && !destroyed) {
      state = next;
      for (const listener of [...listeners]) {
        listener();
      }
    }
  }

  async function open(to: SocketAddress): Promise<void> {
    try {
      const [{ openLiveSocket }, { io }] = await Promise.all([
        import('./liveSocket.ts'),
        import('socket.io-client'),
      ]);
      if (!destroyed) {
        socket = openLiveSocket(io, to, { ...options, setState });
      }
    } catch (thrown) {
      console.error('carillon: the live connection could not be loaded; the inbox goes on by HTTP.', thrown);
      if (!destroyed) {
        retryTimer = setTimeout(() => void open(to), backoffMs(failedLoads, maxReconnectDelayMs));
        failedLoads += 1;
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
      if (address !== undefined && !opening && !destroyed) {
        opening = true;
        setState('connecting');
        void open(address);
      }
    },
    destroy() {
      destroyed = true;
      clearTimeout(retryTimer);
      listeners.clear();
      socket?.close();
    },
  };
}
