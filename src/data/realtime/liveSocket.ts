import type { io as openSocket } from 'socket.io-client';
import { realtimeEvents } from '../../platform-constants/index.ts';
import { backoffMs } from '../transport/retry.ts';
import { applySocketEvent } from './applySocketEvent.ts';
import { createEventBuffer } from './eventBuffer.ts';
import {
  type ConnectionState,
  type LiveConnectionOptions,
  maxReconnectDelayMs,
  type SocketAddress,
} from './liveOptions.ts';

/** An open line. */
export interface LiveSocket {
  close(): void;
}

/** A connection that lived this long was not refused, in milliseconds. */
const stableAfterMs = 5_000;

/** Opens a socket of our own: websocket only, never shared with the host's. */
export function openLiveSocket(
  io: typeof openSocket,
  address: SocketAddress,
  options: LiveConnectionOptions & { setState(state: ConnectionState): void },
): LiveSocket {
  const { setState } = options;
  const buffer = createEventBuffer(options.onBatch);
  const socket = io(address.url, {
    ...(address.path === undefined ? {} : { path: address.path }),
    transports: ['websocket'],
    reconnectionDelayMax: maxReconnectDelayMs,
    forceNew: true,
    autoConnect: false,
    // A function, so that each try carries the newest token.
    auth: (send) => send({ token: options.readToken() }),
  });
  let refusals = 0;
  let connectedAtMs = 0;
  let wasLive = false;
  let closed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** socket.io does not come back after a refused handshake or a disconnect by the server: we do it. */
  function comeBack(): void {
    setState('refused');
    clearTimeout(retryTimer);
    const attempt = refusals;
    refusals += 1;
    retryTimer = setTimeout(
      async () => {
        // The first time the server may only be restarting; after that it may be the token that it does not like.
        if (attempt > 0) {
          await options.renewSession().catch(() => undefined);
        }
        if (!closed) {
          socket.connect();
        }
      },
      backoffMs(attempt, maxReconnectDelayMs),
    );
  }

  socket.on('connect', () => {
    connectedAtMs = Date.now();
    // Also the first time: what came between the first answers and this moment was told to nobody.
    buffer.add({ caughtUp: true });
    wasLive = true;
    setState('live');
  });

  socket.on('disconnect', (reason) => {
    if (Date.now() - connectedAtMs > stableAfterMs) {
      refusals = 0;
    }
    if (reason === 'io server disconnect') {
      comeBack();
    } else {
      setState('recovering');
    }
  });

  socket.on('connect_error', (error) => {
    console.error('carillon: the live connection failed; the inbox goes on by HTTP.', error.message);
    if (socket.active) {
      setState(wasLive ? 'recovering' : 'connecting');
    } else {
      comeBack();
    }
  });

  for (const event of realtimeEvents) {
    socket.on(event, (payload: unknown) => {
      const change = applySocketEvent(event, payload);
      if (change !== undefined) {
        buffer.add(change);
      }
    });
  }

  socket.connect();
  return {
    close() {
      closed = true;
      clearTimeout(retryTimer);
      buffer.cancel();
      // The socket is ours alone (forceNew), so all of its listeners are too.
      socket.off();
      socket.disconnect();
    },
  };
}
