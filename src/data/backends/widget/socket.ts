import type { io as connect } from 'socket.io-client';
import { createRetry, refusedSpeed, retries } from '../../../base/index.ts';
import { isRecord, type UnknownRecord } from '../../transport/guards.ts';
import type { LineListener, LineSession } from '../InboxLine.ts';
import { messageFromWire } from './fromWire.ts';

export interface SocketAddress {
  readonly url: string;
  /** The path of the socket server, when it is not `/socket.io/`. A path inside the URL would be a namespace. */
  readonly path: string | undefined;
}

/** The longest pause between two tries to reconnect, in milliseconds. @source docs/protocol.md#limits-and-defaults */
const maxReconnectDelayMs = 10_000;

/** A connection that lasted this long, in milliseconds, was not refused. */
const stableAfterMs = 5_000;

/** After so many refusals in a row the pauses are a minute and more, and a session is no burden. */
const longPauseAfter = 2;

/** What is told to the listener when an event comes, by its name. */
export type SocketEvents = Readonly<
  Record<string, (payload: UnknownRecord, listener: Omit<LineListener, 'opened' | 'closed'>) => void>
>;

const widgetEvents: SocketEvents = {
  notification_received: ({ message }, listener) => listener.message(messageFromWire(message)),
  unread_count_changed: ({ unreadCount: unread }, listener) => listener.counts({ unread }),
  unseen_count_changed: ({ unseenCount: unseen }, listener) => listener.counts({ unseen }),
};

/** Opens a socket that only carillon uses, by WebSocket only. */
export function openSocket(
  io: typeof connect,
  address: SocketAddress,
  session: LineSession,
  listener: LineListener,
  events = widgetEvents,
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
  let renewed = false;
  let connectedAtMs = 0;
  let closed = false;

  /** socket.io does not reconnect after a refused handshake or a disconnect by the server, so we do it. */
  const retry = createRetry(retries.socket, async (refusals) => {
    // The first time the server may only be restarting; the second time the token may be invalid. If a new token is refused
    // as well, the token is hardly the reason, so others are tried only from time to time.
    if (refusals > 1 && (!renewed || refusals > longPauseAfter)) {
      renewed = await session.renew().then(
        () => true,
        () => false,
      );
    }
    if (!closed) {
      socket.connect();
    }
  });

  function comeBack(): void {
    listener.closed('refused');
    retry.wait(refusedSpeed);
  }

  socket.on('connect', () => {
    connectedAtMs = Date.now();
    listener.opened();
  });

  socket.on('disconnect', (reason) => {
    if (Date.now() - connectedAtMs > stableAfterMs) {
      retry.reset();
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

  for (const [event, tell] of Object.entries(events)) {
    socket.on(event, (payload: unknown) => tell(isRecord(payload) ? payload : {}, listener));
  }

  socket.connect();
  return () => {
    closed = true;
    retry.stop();
    // The socket is not shared (forceNew), so all of its listeners are ours.
    socket.off();
    socket.disconnect();
  };
}
