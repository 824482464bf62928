import type { RealtimeEvent } from '../platform-constants/index.ts';
import type { WorldSubscriber } from './memory.ts';

/** One open socket whose token was valid. */
export interface WorldSocket {
  readonly subscriber: WorldSubscriber;
  emit(event: RealtimeEvent, payload: unknown): void;
  /** Closes it as a lost connection does: the client reconnects by itself. */
  drop(): void;
  /** Closes it as a server does that refuses the client: the library does not reconnect by itself. */
  refuse(): void;
}

/** How the mock socket server treats clients that connect: `absent` is a server that cannot be reached. */
export type SocketServerMode = 'open' | 'refusing' | 'absent';

/** The state of a world's socket server. */
export interface MockSocketServer {
  readonly sockets: Set<WorldSocket>;
  /** Tokens of all connection attempts, in order; an empty text where there was none. */
  readonly handshakes: string[];
  mode(): SocketServerMode;
  /** Treats new connections like this from now on, and returns the function that undoes it. Of several the newest applies. */
  setMode(mode: SocketServerMode): () => void;
}

/** Creates a socket server that accepts every client with a valid token. */
export function createMockSocketServer(): MockSocketServer {
  const modes: { mode: SocketServerMode }[] = [];
  return {
    sockets: new Set(),
    handshakes: [],
    mode: () => modes.at(-1)?.mode ?? 'open',
    setMode(mode) {
      const entry = { mode };
      modes.push(entry);
      return () => {
        const place = modes.indexOf(entry);
        if (place >= 0) {
          modes.splice(place, 1);
        }
      };
    },
  };
}
