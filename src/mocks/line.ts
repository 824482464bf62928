import type { RealtimeEvent } from '../platform-constants/index.ts';
import type { WorldSubscriber } from './memory.ts';

/** One open socket whose token was good. */
export interface WorldSocket {
  readonly subscriber: WorldSubscriber;
  emit(event: RealtimeEvent, payload: unknown): void;
  /** Ends it as a lost line does: the client comes back by itself. */
  drop(): void;
  /** Ends it as a server does that wants the client gone: the library does not come back by itself. */
  turnAway(): void;
}

/** How the mock socket server treats those who knock: `absent` is a server that is not there. */
export type LineMode = 'open' | 'refusing' | 'absent';

/** The live side of the mock world. */
export interface Line {
  readonly sockets: Set<WorldSocket>;
  /** Tokens with which clients knocked, in order; an empty text where there was none. */
  readonly handshakes: string[];
  mode(): LineMode;
  /** Treats newcomers so from now on, and returns the way back. The newest of several wins. */
  setMode(mode: LineMode): () => void;
}

/** Makes a line that takes everybody with a good token. */
export function createLine(): Line {
  const modes: { mode: LineMode }[] = [];
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
