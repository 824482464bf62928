import type { io as openSocket } from 'socket.io-client';
import { type RealtimeEvent, realtimeEvents } from '../../platform-constants/index.ts';
import { backoffMs } from '../transport/retry.ts';
import { type ConnectionSession, maxReconnectDelayMs, type SocketAddress } from './connectionOptions.ts';

/** An open socket. */
export interface SocketConnection {
  close(): void;
}

/** Callbacks of a socket. */
export interface SocketHandlers {
  /** `lost` reconnects by itself; so does `refused`, with another token. */
  onState(state: 'live' | 'lost' | 'refused'): void;
  onEvent(event: RealtimeEvent, payload: unknown): void;
}

/** A connection that lasted this long, in milliseconds, was not refused. */
const stableAfterMs = 5_000;

/** The longest pause after a refusal, in milliseconds. */
const maxRefusedDelayMs = 300_000;

/** From so many refusals in a row on, the pauses are a minute and more, and a session is no burden. */
const longPauseAfter = 6;

/** Opens a socket that only carillon uses, by WebSocket only. */
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

  /** socket.io does not reconnect after a refused handshake or a disconnect by the server, so we do it. */
  function comeBack(): void {
    onState('refused');
    clearTimeout(retryTimer);
    const attempt = refusals;
    refusals += 1;
    retryTimer = setTimeout(
      async () => {
        // The first time the server may only be restarting; the second time the token may be invalid. If a new token is refused
        // as well, the token is hardly the reason, so others are tried only from time to time.
        if (attempt > 0 && (!renewed || attempt >= longPauseAfter)) {
          renewed = await session.renewSession().then(
            () => true,
            () => false,
          );
        }
        if (!closed) {
          socket.connect();
        }
      },
      backoffMs(attempt, maxRefusedDelayMs),
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
    console.error('carillon: no live connection.', error.message);
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
      // The socket is not shared (forceNew), so all of its listeners are ours.
      socket.off();
      socket.disconnect();
    },
  };
}
