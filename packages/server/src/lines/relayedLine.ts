import { isRecord, isString } from '../../../../src/data/transport/guards.ts';
import { unref } from '../events/every.ts';
import { keyOf, type Reader } from '../model/Reader.ts';
import type { InboxLine, LineListener } from './InboxLine.ts';

/** What a process that listens hears. */
export interface Hearing {
  /** A text that a process has published. */
  hear(text: string): void;
  /** It listens, for the first time or again. */
  opened(): void;
  /** It does not listen any more, and will be asked to once more. */
  lost(): void;
}

/** What carries texts from each process to all. */
export interface Carrier {
  publish(text: string): Promise<unknown>;
  /** Listens until the returned function is called. Calls `opened` whenever it has begun to. */
  subscribe(hearing: Hearing): Promise<() => unknown>;
}

/** As many characters of readers go into a text: PostgreSQL takes 8,000 bytes, and each is at most three. */
const maxCharacters = 1_900;
/** Above this the others are told that they have missed something instead. */
const maxWaiting = 10_000;
const retryMs = 500;

/** A line over whatever carries texts. What is told while one text is under way goes together. */
export function relayedLine({ publish, subscribe }: Carrier): InboxLine {
  const self = crypto.randomUUID();
  const waiting = new Map<string, Reader>();
  let hasMissed = false;
  let sending = false;

  async function send(): Promise<void> {
    sending = true;
    while (waiting.size > 0 || hasMissed) {
      const readers = takeSome(waiting);
      const text = JSON.stringify({ from: self, readers, ...(hasMissed && { missed: true }) });
      try {
        await publish(text);
        hasMissed = false;
      } catch {
        // Nobody knows who has heard it.
        hasMissed = true;
        waiting.clear();
        await pause(retryMs);
      }
    }
    sending = false;
  }

  return {
    isLossy: true,
    announce(reader) {
      if (waiting.size < maxWaiting) {
        waiting.set(keyOf(reader), reader);
      } else {
        hasMissed = true;
      }
      if (!sending) {
        void send();
      }
    },
    open(listener) {
      return keepOpen(subscribe, listener, (text) => {
        const { from, readers, missed } = parsed(text);
        if (from === self) {
          return;
        }
        if (missed === true) {
          listener.missed();
        }
        for (const reader of Array.isArray(readers) ? readers : []) {
          const [tenant, id] = Array.isArray(reader) ? reader : [];
          if (isString(tenant) && isString(id)) {
            listener.told({ tenant, id });
          }
        }
      });
    },
  };
}

/** Subscribes, and once more after each loss, until the returned function is called. */
function keepOpen(
  subscribe: Carrier['subscribe'],
  listener: LineListener,
  hear: (text: string) => void,
): () => void {
  let isClosed = false;
  let isFirst = true;
  let end: (() => Promise<void>) | undefined;

  async function open(): Promise<void> {
    let isOver = false;
    const lost = () => {
      if (!isOver && !isClosed) {
        isOver = true;
        void pause(retryMs * (1 + Math.random())).then(() => (isClosed ? undefined : open()));
      }
    };
    const opened = () => {
      if (!isFirst && !isClosed) {
        listener.missed();
      }
      isFirst = false;
    };
    try {
      const unsubscribe = await subscribe({ hear: (text) => isClosed || hear(text), opened, lost });
      end = async () => void (await unsubscribe());
      if (isClosed) {
        await end();
      }
    } catch {
      // What was told until it works is missed.
      isFirst = false;
      lost();
    }
  }

  void open();
  return () => {
    isClosed = true;
    // A connection that is gone needs no end.
    end?.().catch(() => {});
  };
}

/** As many as one text takes, as their tenants and ids. */
function takeSome(waiting: Map<string, Reader>): readonly (readonly [string, string])[] {
  const taken: [string, string][] = [];
  let length = 0;
  for (const [key, { tenant = '', id }] of waiting) {
    length += key.length + 1;
    if (taken.length > 0 && length > maxCharacters) {
      break;
    }
    waiting.delete(key);
    taken.push([tenant, id]);
  }
  return taken;
}

/** What was published; nothing where another program uses the same channel. */
function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, ms);
    unref(timer);
  });
}
