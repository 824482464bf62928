import { createRequire } from 'node:module';
import { noSocket, type World } from '../../src/mocks/index.ts';
import type { RealtimeEvent } from '../../src/platform-constants/index.ts';
import { tokenOf } from './askWorld.ts';
import { socketServer } from './socketServer.ts';

/** A socket server to break, real or mocked. */
export interface LiveServer {
  readonly url: string;
  /** The client's library that reaches it. */
  readonly io: Library['io'];
  /** Two tokens that it takes. */
  readonly tokens: { now: string; next: string };
  /** Tokens with which clients knocked, in order. */
  readonly handshakes: readonly unknown[];
  /** How many sockets are open. */
  sockets(): number;
  emit(event: RealtimeEvent | 'something_else', payload: unknown): void;
  /** Tells every client to go, and takes it back when it comes. */
  sendAway(): void;
  breakLine(): void;
  /** Takes nobody any more, and nobody with the first token ever again. Returns the way to end the refusing. */
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
    sendAway() {
      for (const socket of server.open()) {
        socket.disconnect(true);
      }
    },
    breakLine() {
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

/** A build of the library, whatever a test has put in the package's place. */
function library(build: string): Library {
  return createRequire(import.meta.url)(build);
}

/** The mock world's socket. The browser's build keeps the `WebSocket` that it finds when it is first loaded: the mock's. */
export function mockLiveServer(world: World): LiveServer {
  const tokens = { now: tokenOf(world), next: tokenOf(world) };
  let comeBack = () => {};
  const everySocket = () => [...world.line.sockets];
  return {
    url: world.socketUrl,
    io: library('socket.io-client/dist/socket.io.js').io,
    tokens,
    handshakes: world.line.handshakes,
    sockets: () => world.sockets,
    emit(event, payload) {
      for (const socket of everySocket()) {
        socket.emit(event as RealtimeEvent, payload);
      }
    },
    sendAway() {
      for (const socket of everySocket()) {
        socket.turnAway();
      }
    },
    breakLine: () => world.disconnect(),
    refuse() {
      world.expireTokens();
      tokens.next = tokenOf(world);
      return world.refuse();
    },
    async stop() {
      comeBack = noSocket(world);
    },
    async start() {
      comeBack();
    },
  };
}
