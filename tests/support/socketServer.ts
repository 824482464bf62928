import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { onTestFinished, vi } from 'vitest';

/** A real Socket.IO server on loopback that can be stopped and started on the same port. */
export interface SocketServer {
  url(): string;
  /** The sockets that are open now. */
  open(): Socket[];
  /** Tokens of all connection attempts, in order. */
  readonly handshakes: unknown[];
  /** Decides on a new connection; by default it is accepted. An error refuses the handshake. */
  admit: (socket: Socket) => Error | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server that ends with its test. */
export async function socketServer(): Promise<SocketServer> {
  let port = 0;
  let http: HttpServer | undefined;
  let io: Server | undefined;
  const server: SocketServer = {
    url: () => `http://127.0.0.1:${port}`,
    open: () => [...(io?.of('/').sockets.values() ?? [])],
    handshakes: [],
    admit: () => undefined,
    async start() {
      http = createServer();
      io = new Server(http);
      io.use((socket, next) => {
        server.handshakes.push(socket.handshake.auth.token);
        next(server.admit(socket));
      });
      http.listen(port, '127.0.0.1');
      await once(http, 'listening');
      const address = http.address() as AddressInfo;
      port = address.port;
    },
    async stop() {
      // The engine and not `io.close()`, since a server that crashes does not disconnect its clients on purpose.
      io?.engine.close();
      http?.closeAllConnections();
      await new Promise((resolve) => http?.close(resolve));
      io = undefined;
    },
  };
  await server.start();
  onTestFinished(() => (io === undefined ? undefined : server.stop()));
  return server;
}

const realTimeout = setTimeout;

/** Makes timers 50 times shorter, so that pauses are short without being skipped. */
export function hurry(): void {
  const quick = (...[act, delayMs, ...rest]: Parameters<typeof setTimeout>) =>
    realTimeout(act, (delayMs ?? 0) / 50, ...rest);
  vi.stubGlobal('setTimeout', Object.assign(quick, realTimeout));
  onTestFinished(() => void vi.unstubAllGlobals());
}
