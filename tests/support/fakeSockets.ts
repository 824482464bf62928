import type { io } from 'socket.io-client';

/** A socket that does what a test says. */
export interface FakeSocket {
  /** Whether the client wants it. */
  open: boolean;
  readonly url: string;
  /** The token with which it would knock now. */
  token(): unknown;
  listeners(): number;
  /** Something happens to it: `connect`, `disconnect`, or an event of the server. */
  happens(event: string, payload?: unknown): void;
}

interface Options {
  auth(send: (auth: { token: unknown }) => void): void;
}

/** A library whose sockets go nowhere. `sockets` has all that were ever made, in order. */
export function fakeSockets() {
  const sockets: FakeSocket[] = [];
  const make = (url: string, options: Options) => {
    const listeners = new Map<string, (payload?: unknown) => void>();
    const socket: FakeSocket = {
      open: false,
      url,
      token() {
        let sent: unknown;
        options.auth((auth) => {
          sent = auth.token;
        });
        return sent;
      },
      listeners: () => listeners.size,
      happens: (event, payload) => listeners.get(event)?.(payload),
    };
    sockets.push(socket);
    return {
      active: true,
      on: (event: string, listener: () => void) => listeners.set(event, listener),
      off: () => listeners.clear(),
      connect() {
        socket.open = true;
      },
      disconnect() {
        socket.open = false;
      },
    };
  };
  return {
    io: make as unknown as typeof io,
    sockets,
    open: () => sockets.filter((socket) => socket.open),
    /** The newest one stands. */
    connect: () => sockets.at(-1)?.happens('connect'),
  };
}
