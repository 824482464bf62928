import type { Socket } from 'socket.io-client';
import { realtimeEvents } from '../../platform-constants/index.ts';
import { backoffMs } from '../transport/retry.ts';
import { maxReconnectDelayMs, openSocket, type SocketAddress } from '../transport/socketClient.ts';
import { applySocketEvent } from './applySocketEvent.ts';
import { createEventBuffer, type LiveBatch } from './eventBuffer.ts';

/** How live the inbox is: `off` has no socket to speak to, `refused` was turned away and tries again by itself. */
export const connectionStates = ['off', 'connecting', 'live', 'recovering', 'refused'] as const;

/** One state of `connectionStates`. */
export type ConnectionState = (typeof connectionStates)[number];

/** The live socket of one identity. */
export interface LiveConnection {
  state(): ConnectionState;
  subscribe(onChange: () => void): () => void;
  /** Opens the socket, once. Without an address it stays off. */
  connect(): void;
  /** Closes it for good: what is gathered is dropped, and nothing more is heard. */
  destroy(): void;
}

/** What a live connection needs from its client. */
export interface LiveConnectionOptions {
  readonly address: SocketAddress | undefined;
  readToken(): string | undefined;
  /** Asks for a new session, because the socket may have refused the token. */
  renewSession(): Promise<unknown>;
  onBatch(batch: LiveBatch): void;
}

/** A connection that lived this long was not refused, in milliseconds. */
const stableAfterMs = 5_000;

/** Makes a connection that opens when told, and comes back by itself from whatever ends it. */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const buffer = createEventBuffer(options.onBatch);
  const listeners = new Set<() => void>();
  let state: ConnectionState = 'off';
  let opening = false;
  let destroyed = false;
  let socket: Socket | undefined;
  let refusals = 0;
  let connectedAtMs = 0;
  let wasLive = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: ConnectionState): void {
    if (next !== state) {
      state = next;
      for (const listener of [...listeners]) {
        listener();
      }
    }
  }

  /** socket.io does not come back after a refused handshake or a disconnect by the server: we do it. */
  function comeBack(): void {
    setState('refused');
    clearTimeout(retryTimer);
    retryTimer = setTimeout(
      async () => {
        // The first time the server may only be restarting; after that it may be the token that it does not like.
        if (refusals > 1) {
          await options.renewSession().catch(() => undefined);
        }
        if (!destroyed) {
          socket?.connect();
        }
      },
      backoffMs(refusals, maxReconnectDelayMs),
    );
    refusals += 1;
  }

  function onConnect(): void {
    connectedAtMs = Date.now();
    // Also the first time: what came between the first answers and this moment was told to nobody.
    buffer.add({ caughtUp: true });
    wasLive = true;
    setState('live');
  }

  function onDisconnect(reason: string): void {
    if (Date.now() - connectedAtMs > stableAfterMs) {
      refusals = 0;
    }
    if (reason === 'io server disconnect') {
      comeBack();
    } else {
      setState('recovering');
    }
  }

  function onConnectError(error: Error): void {
    console.error('carillon: the live connection failed; the inbox goes on by HTTP.', error.message);
    if (socket?.active) {
      setState(wasLive ? 'recovering' : 'connecting');
    } else {
      comeBack();
    }
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    connect() {
      const { address } = options;
      if (address === undefined || opening || destroyed) {
        return;
      }
      opening = true;
      setState('connecting');
      openSocket(address, options.readToken).then(
        (opened) => {
          if (destroyed) {
            return;
          }
          socket = opened;
          socket.on('connect', onConnect);
          socket.on('disconnect', onDisconnect);
          socket.on('connect_error', onConnectError);
          for (const event of realtimeEvents) {
            socket.on(event, (payload: unknown) => {
              const change = applySocketEvent(event, payload);
              if (change !== undefined) {
                buffer.add(change);
              }
            });
          }
          socket.connect();
        },
        (error: Error) => {
          opening = false;
          console.error('carillon: the live connection could not be loaded.', error.message);
        },
      );
    },
    destroy() {
      destroyed = true;
      clearTimeout(retryTimer);
      buffer.cancel();
      listeners.clear();
      // The socket is ours alone (forceNew), so all of its listeners are too.
      socket?.off();
      socket?.disconnect();
    },
  };
}
