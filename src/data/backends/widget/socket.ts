import type { io as connect } from 'socket.io-client';
import { realtimeEvents } from '../../../platform-constants/index.ts';
import { isRecord } from '../../transport/guards.ts';
import { backoffMs } from '../../transport/retry.ts';
import type { LineListener, LineSession } from '../InboxLine.ts';
import { messageFromWire } from './fromWire.ts';

/** The address of the live socket. */
export interface SocketAddress {
  readonly url: string;
  /** The path of the socket server, when it is not `/socket.io/`. A path inside the URL would be a namespace. */
  readonly path: string | undefined;
}

/** The longest pause between two tries to reconnect, in milliseconds. @source docs/protocol.md#limits-and-defaults */
const maxReconnectDelayMs = 10_000;

/** A connection that lasted this long, in milliseconds, was not refused. */
const stableAfterMs = 5_000;

/** The longest pause after a refusal, in milliseconds. */
const maxRefusedDelayMs = 300_000;

/** From so many refusals in a row on, the pauses are a minute and more, and a session is no burden. */
const longPauseAfter = 6;

/** Opens a socket that only carillon uses, by WebSocket only. */
export function openSocket(
  io: typeof connect,
  address: SocketAddress,
  session: LineSession,
  listener: LineListener,
): () => void {
  const socket = io(address.url, {
    ...(address.path === undefined ? {} : { path: address.path }),
    transports: ['websocket'],
    reconnectionDelayMax: maxReconnectDelayMs,
    forceNew: true,
    autoConnect: false,
    // A function, so that each try carries the newest token.
    auth: (send) => send({ token: session.token() }),
  });
  let refusals = 0;
  let renewed = false;
  let connectedAtMs = 0;
  let closed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** socket.io does not reconnect after a refused handshake or a disconnect by the server, so we do it. */
  function comeBack(): void {
    listener.closed('refused');
    clearTimeout(retryTimer);
    const attempt = refusals;
    refusals += 1;
    retryTimer = setTimeout(
      async () => {
        // The first time the server may only be restarting; the second time the token may be invalid. If a new token is refused
        // as well, the token is hardly the reason, so others are tried only from time to time.
        if (attempt > 0 && (!renewed || attempt >= longPauseAfter)) {
          renewed = await session.renew().then(
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
    listener.opened();
  });

  socket.on('disconnect', (reason) => {
    if (Date.now() - connectedAtMs > stableAfterMs) {
      refusals = 0;
      renewed = false;
    }
    if (reason === 'io server disconnect') {
      comeBack();
    } else {
      listener.closed('lost');
    }
  });

  socket.on('connect_error', (error) => {
    console.error('carillon: no live connection.', error.message);
    if (socket.active) {
      listener.closed('lost');
    } else {
      comeBack();
    }
  });

  for (const event of realtimeEvents) {
    socket.on(event, (payload: unknown) => {
      const { unreadCount: unread, unseenCount: unseen, message } = isRecord(payload) ? payload : {};
      if (event === 'notification_received') {
        listener.message(messageFromWire(message));
      } else {
        listener.counts(event === 'unread_count_changed' ? { unread } : { unseen });
      }
    });
  }

  socket.connect();
  return () => {
    closed = true;
    clearTimeout(retryTimer);
    // The socket is not shared (forceNew), so all of its listeners are ours.
    socket.off();
    socket.disconnect();
  };
}
