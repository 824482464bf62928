import type { io as openSocket } from 'socket.io-client';
import { type RealtimeEvent, realtimeEvents } from '../../platform-constants/index.ts';
import { backoffMs } from '../transport/retry.ts';
import { type ConnectionSession, maxReconnectDelayMs, type SocketAddress } from './connectionOptions.ts';

/** An open socket. */
export interface SocketConnection {
  close(): void;
}

/** What a socket tells. */
export interface SocketHandlers {
  /** `lost` comes back by itself; so does `refused`, with another token. */
  onState(state: 'live' | 'lost' | 'refused'): void;
  onEvent(event: RealtimeEvent, payload: unknown): void;
}

/** A connection that lived this long was not refused, in milliseconds. */
const stableAfterMs = 5_000;

/** Opens a socket of our own: websocket only, never shared with the host's. */
export function openSocketConnection(
  io: typeof openSocket,
  address: SocketAddress,
  session: ConnectionSession,
  { onState, onEvent }: SocketHandlers,
): SocketConnection {
  const socket = io(address.url, {
    ...(address.path === undefined ? {} : { path: address.path }),
    transports: ['websocket'],
    reconnectionDelayMax: maxReconnectDelayMs,
    forceNew: true,
    autoConnect: false,
    // A function, so that each try carries the newest token.
    auth: (send) => send({ token: session.readToken() }),
  });
  let refusals = 0;
  let renewed = false;
  let connectedAtMs = 0;
  let closed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** socket.io does not come back after a refused handshake or a disconnect by the server: we do it. */
  function comeBack(): void {
    onState('refused');
    clearTimeout(retryTimer);
    const attempt = refusals;
    refusals += 1;
    retryTimer = setTimeout(
      async () => {
        // The first time the server may only be restarting; the second time it may be the token. A new token that is refused,
        // too, is not the reason.
        if (attempt > 0 && !renewed) {
          renewed = await session.renewSession().then(
            () => true,
            () => false,
          );
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
    onState('live');
  });

  socket.on('disconnect', (reason) => {
    if (Date.now() - connectedAtMs > stableAfterMs) {
      refusals = 0;
      renewed = false;
    }
    if (reason === 'io server disconnect') {
      comeBack();
    } else {
      onState('lost');
    }
  });

  socket.on('connect_error', (error) => {
    console.error('carillon: the live connection failed; the inbox goes on by HTTP.', error.message);
    if (socket.active) {
      onState('lost');
    } else {
      comeBack();
    }
  });

  for (const event of realtimeEvents) {
    socket.on(event, (payload: unknown) => onEvent(event, payload));
  }

  socket.connect();
  return {
    close() {
      closed = true;
      clearTimeout(retryTimer);
      // The socket is ours alone (forceNew), so all of its listeners are too.
      socket.off();
      socket.disconnect();
    },
  };
}
