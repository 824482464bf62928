import { getResponse, type RequestHandler } from 'msw';
import { vi } from 'vitest';
import { callHandlers } from '../../src/mocks/handlers/handlers.ts';
import type { World } from '../../src/mocks/index.ts';
import type { WorldSocket } from '../../src/mocks/line.ts';
import type { Random } from './random.ts';

/** A wire without a network, on which everything takes a while of the faked clock. */
export interface VirtualWire {
  /** Calls that are not answered yet. */
  inFlight(): number;
  /** What `socket.io-client` is replaced by. */
  readonly io: (url: string, options: SocketOptions) => unknown;
}

interface SocketOptions {
  auth(send: (sent: { token?: string }) => void): void;
}

/** Puts a world at the other end of `fetch` and of the socket. */
export function virtualWire(world: World, random: Random): VirtualWire {
  const handlers: RequestHandler[] = callHandlers(world);
  let inFlight = 0;
  const latencyMs = () => (random.chance(0.1) ? random.below(900) : random.below(60));

  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    inFlight += 1;
    return new Promise<Response>((resolve, reject) => {
      const { signal } = request;
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(async () => {
        const response = await getResponse(handlers, request);
        setTimeout(() => {
          if (response === undefined || response.type === 'error') {
            reject(new TypeError('Failed to fetch'));
          } else {
            resolve(response);
          }
        }, latencyMs());
      }, latencyMs());
    }).finally(() => {
      inFlight -= 1;
    });
  });
  return { inFlight: () => inFlight, io: (_url, options) => virtualSocket(world, options, latencyMs) };
}

/** As much of a socket.io client as the inbox uses. It comes back from a lost line by itself, as the library does. */
function virtualSocket(world: World, options: SocketOptions, latencyMs: () => number) {
  const listeners = new Map<string, (...all: unknown[]) => void>();
  let open: WorldSocket | undefined;
  let wanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (event: string, ...all: unknown[]) => listeners.get(event)?.(...all);

  function leave(reason: string | undefined): void {
    if (open !== undefined) {
      world.line.sockets.delete(open);
      open = undefined;
      if (reason !== undefined) {
        tell('disconnect', reason);
      }
    }
  }

  function knockLater(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => wanted && options.auth(({ token = '' }) => knock(token)), delayMs);
  }

  function knock(token: string): void {
    if (world.line.mode() === 'absent') {
      tell('connect_error', new Error('websocket error'));
      knockLater(1_000);
      return;
    }
    world.line.handshakes.push(token);
    tell('connect');
    const subscriber = world.memory.holderOf(token);
    if (subscriber === undefined || world.line.mode() === 'refusing') {
      wanted = false;
      tell('disconnect', 'io server disconnect');
      return;
    }
    const socket: WorldSocket = {
      subscriber,
      emit: (event, payload) => void setTimeout(() => open === socket && tell(event, payload), latencyMs()),
      drop() {
        leave('transport close');
        knockLater(500);
      },
      turnAway() {
        wanted = false;
        leave('io server disconnect');
      },
    };
    open = socket;
    world.line.sockets.add(socket);
  }

  return {
    get active() {
      return wanted;
    },
    on: (event: string, listener: (...all: unknown[]) => void) => void listeners.set(event, listener),
    off: () => listeners.clear(),
    connect() {
      wanted = true;
      knockLater(latencyMs());
    },
    disconnect() {
      wanted = false;
      clearTimeout(timer);
      leave(undefined);
    },
  };
}
