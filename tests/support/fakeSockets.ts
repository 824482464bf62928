import type { io } from 'socket.io-client';

/** A socket that a test controls. */
export interface FakeSocket {
  /** Whether the client wants it to be connected. */
  open: boolean;
  /** How often the client has tried to connect it. */
  tries: number;
  readonly url: string;
  /** The token that it would connect with now. */
  token(): unknown;
  listeners(): number;
  /** Fires an event of it: `connect`, `disconnect`, or an event of the server. */
  happens(event: string, payload?: unknown): void;
}

interface Options {
  auth(send: (auth: { token: unknown }) => void): void;
}

/** A library whose sockets connect to nothing. `sockets` has all that were ever created, in order. */
export function fakeSockets() {
  const sockets: FakeSocket[] = [];
  const make = (url: string, options: Options) => {
    const listeners = new Map<string, (payload?: unknown) => void>();
    const socket: FakeSocket = {
      open: false,
      tries: 0,
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
        socket.tries += 1;
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
    /** Connects the newest one. */
    connect: () => sockets.at(-1)?.happens('connect'),
  };
}
