import { getResponse, type RequestHandler } from 'msw';
import { vi } from 'vitest';
import { callHandlers } from '../../src/mocks/handlers/handlers.ts';
import type { MockWorld } from '../../src/mocks/index.ts';
import type { WorldSocket } from '../../src/mocks/mockSocketServer.ts';
import type { Random } from '../../src/mocks/random.ts';
import type { RealtimeEvent } from '../../src/platform-constants/index.ts';

/** A network in memory, on which every message takes some time of the fake clock. */
export interface VirtualWire {
  /** How many calls are not answered yet. */
  inFlight(): number;
  /** Whether calls get neither to the server nor back. */
  isCut: boolean;
  /** Replaces `socket.io-client`. */
  readonly io: (url: string, options: SocketOptions) => unknown;
}

interface SocketOptions {
  auth(send: (sent: { token?: string }) => void): void;
}

/** How long things are on their way, in milliseconds, where that is not random. */
interface Delays {
  readonly answerMs?: () => number;
  /** With this, each kind of event has a queue of its own. */
  readonly eventMs?: (event: RealtimeEvent) => number;
}

/** Connects `fetch` and the socket to a world. */
export function virtualWire(world: MockWorld, random: Random, delays: Delays = {}): VirtualWire {
  const handlers: RequestHandler[] = callHandlers(world);
  let inFlight = 0;
  const line = { isCut: false };
  const { answerMs = () => (random.chance(0.1) ? random.below(900) : random.below(60)), eventMs } = delays;

  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    inFlight += 1;
    return new Promise<Response>((resolve, reject) => {
      const { signal } = request;
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(async () => {
        const response = line.isCut ? undefined : await getResponse(handlers, request);
        setTimeout(() => {
          if (line.isCut || response === undefined || response.type === 'error') {
            reject(new TypeError('Failed to fetch'));
          } else {
            resolve(response);
          }
        }, answerMs());
      }, answerMs());
    }).finally(() => {
      inFlight -= 1;
    });
  });
  return Object.assign(line, {
    inFlight: () => inFlight,
    io: (_url: string, options: SocketOptions) => virtualSocket(world, options, answerMs, eventMs),
  });
}

/** The part of a socket.io client that the inbox uses. It reconnects after a lost connection by itself, as the library does. */
function virtualSocket(
  world: MockWorld,
  options: SocketOptions,
  latencyMs: () => number,
  eventMs: Delays['eventMs'],
) {
  const listeners = new Map<string, (...all: unknown[]) => void>();
  let open: WorldSocket | undefined;
  let wanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fire = (event: string, ...all: unknown[]) => listeners.get(event)?.(...all);

  function leave(reason: string | undefined): void {
    if (open !== undefined) {
      world.socketServer.sockets.delete(open);
      open = undefined;
      if (reason !== undefined) {
        fire('disconnect', reason);
      }
    }
  }

  function connectLater(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => wanted && options.auth(({ token = '' }) => connectNow(token)), delayMs);
  }

  function connectNow(token: string): void {
    if (world.socketServer.mode() === 'absent') {
      fire('connect_error', new Error('websocket error'));
      connectLater(1_000);
      return;
    }
    world.socketServer.handshakes.push(token);
    fire('connect');
    const subscriber = world.memory.holderOf(token);
    if (subscriber === undefined || world.socketServer.mode() === 'refusing') {
      wanted = false;
      fire('disconnect', 'io server disconnect');
      return;
    }
    const lastMs = new Map<string, number>();
    const socket: WorldSocket = {
      subscriber,
      emit(event, payload) {
        // Late events delay those after them: a socket keeps their order.
        const queue = eventMs === undefined ? '' : event;
        const atMs = Math.max(lastMs.get(queue) ?? 0, Date.now() + (eventMs?.(event) ?? latencyMs()));
        lastMs.set(queue, atMs);
        setTimeout(() => open === socket && fire(event, payload), atMs - Date.now());
      },
      drop() {
        leave('transport close');
        connectLater(500);
      },
      refuse() {
        wanted = false;
        leave('io server disconnect');
      },
    };
    open = socket;
    world.socketServer.sockets.add(socket);
  }

  return {
    get active() {
      return wanted;
    },
    on: (event: string, listener: (...all: unknown[]) => void) => void listeners.set(event, listener),
    off: () => listeners.clear(),
    connect() {
      wanted = true;
      connectLater(latencyMs() + (world.unruly?.connectMs() ?? 0));
    },
    disconnect() {
      wanted = false;
      clearTimeout(timer);
      leave(undefined);
    },
  };
}
