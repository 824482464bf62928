import type { Socket } from 'socket.io-client';

/** The longest pause between two tries to reconnect, in milliseconds. @source spec §9 */
export const maxReconnectDelayMs = 10_000;

/** How to reach the live socket. */
export interface SocketAddress {
  readonly url: string;
  /** The path of the socket server, when it is not `/socket.io/`. A path inside the URL would be a namespace. */
  readonly path: string | undefined;
}

/**
 * Opens a socket of our own: websocket only, never shared with the host's.
 * The library is loaded here and not statically: it keeps `globalThis.WebSocket` at first evaluation, which would
 * escape a mock, and a bell without live updates never downloads it.
 */
export async function openSocket(
  address: SocketAddress,
  readToken: () => string | undefined,
): Promise<Socket> {
  const { io } = await import('socket.io-client');
  return io(address.url, {
    ...(address.path === undefined ? {} : { path: address.path }),
    transports: ['websocket'],
    reconnectionDelayMax: maxReconnectDelayMs,
    forceNew: true,
    autoConnect: false,
    // A function, so that each try carries the newest token.
    auth: (send) => send({ token: readToken() }),
  });
}
