import { createRequire } from 'node:module';
import { type MockWorld, noSocket } from '../../src/mocks/index.ts';
import type { RealtimeEvent } from '../../src/platform-constants/index.ts';
import { tokenOf } from './askWorld.ts';
import { socketServer } from './socketServer.ts';

/** A socket server that tests can break, real or mocked. */
export interface LiveServer {
  readonly url: string;
  /** The client library that connects to it. */
  readonly io: Library['io'];
  /** Two tokens that it accepts. */
  readonly tokens: { now: string; next: string };
  /** Tokens of all connection attempts, in order. */
  readonly handshakes: readonly unknown[];
  /** How many sockets are open. */
  sockets(): number;
  emit(event: RealtimeEvent | 'something_else', payload: unknown): void;
  /** Disconnects every client on purpose, and accepts it when it reconnects. */
  disconnectAll(): void;
  /** Ends every connection as a network failure does. */
  breakConnections(): void;
  /** Refuses every client, and clients with the first token for good. Returns the function that ends it. */
  refuse(): () => void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real Socket.IO server on loopback. */
export async function realLiveServer(): Promise<LiveServer> {
  const server = await socketServer();
  return {
    url: server.url(),
    io: library('socket.io-client').io,
    tokens: { now: 'first-secret', next: 'second-secret' },
    handshakes: server.handshakes,
    sockets: () => server.open().length,
    emit(event, payload) {
      for (const socket of server.open()) {
        socket.emit(event, payload);
      }
    },
    disconnectAll() {
      for (const socket of server.open()) {
        socket.disconnect(true);
      }
    },
    breakConnections() {
      for (const socket of server.open()) {
        socket.conn.close();
      }
    },
    refuse() {
      server.admit = () => new Error('refused');
      for (const socket of server.open()) {
        socket.disconnect(true);
      }
      return () => {
        server.admit = ({ handshake }) =>
          handshake.auth.token === 'first-secret' ? new Error('refused') : undefined;
      };
    },
    stop: () => server.stop(),
    start: () => server.start(),
  };
}

type Library = typeof import('socket.io-client');

/** A build of the library itself, even if a test has replaced the package. */
function library(build: string): Library {
  return createRequire(import.meta.url)(build);
}

/** The mock world's socket. The library's browser build uses the `WebSocket` that exists when it is first loaded: the mock's. */
export function mockLiveServer(world: MockWorld): LiveServer {
  const tokens = { now: tokenOf(world), next: tokenOf(world) };
  let reconnect = () => {};
  const everySocket = () => [...world.socketServer.sockets];
  return {
    url: world.socketUrl,
    io: library('socket.io-client/dist/socket.io.js').io,
    tokens,
    handshakes: world.socketServer.handshakes,
    sockets: () => world.sockets,
    emit(event, payload) {
      for (const socket of everySocket()) {
        socket.emit(event as RealtimeEvent, payload);
      }
    },
    disconnectAll() {
      for (const socket of everySocket()) {
        socket.refuse();
      }
    },
    breakConnections: () => world.disconnect(),
    refuse() {
      world.expireTokens();
      tokens.next = tokenOf(world);
      return world.refuse();
    },
    async stop() {
      reconnect = noSocket(world);
    },
    async start() {
      reconnect();
    },
  };
}
