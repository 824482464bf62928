import type { InboxLine } from '../lines/InboxLine.ts';
import { keyOf, type Reader } from '../model/Reader.ts';
import type { InboxStore } from '../store/InboxStore.ts';
import { eventText, openStream } from './EventStream.ts';
import { every } from './every.ts';
import { Room } from './Room.ts';

/** A stream of which 60 seconds nothing comes counts as lost. */
const aliveMs = 25_000;
/** As many readers are looked after at once. */
const checksAtOnce = 4;

/** The open streams of this process. */
export interface Events {
  /** Answers with a stream. */
  open(request: Request, reader: Reader): Promise<Response>;
  /** Tells the pages of a reader, here and at the other processes, that something has changed. */
  announce(reader: Reader): void;
  /** Sends each stream the comment that shows that it is alive. */
  keepAlive(): void;
  stop(): void;
}

/** Creates the streams of a process. It hears the other processes while there is a stream. */
export function createEvents(store: InboxStore, line: InboxLine, onError: (error: unknown) => void): Events {
  const rooms = new Map<string, Room>();
  let close: (() => void) | undefined;

  const listener = {
    told: (reader: Reader) => void rooms.get(keyOf(reader))?.tell().catch(onError),
    missed: () => {
      for (const room of rooms.values()) {
        room.send(eventText('hint'));
        room.tell().catch(onError);
      }
    },
  };

  function keepAlive(): void {
    for (const room of rooms.values()) {
      room.send(': alive\n\n');
    }
  }

  /** Looks after what may be untold: all where a line loses hints, else what the store has failed to answer. */
  async function checkSome(): Promise<void> {
    const waiting = [...rooms.values()].filter(({ isBehind }) => line.isLossy || isBehind);
    const check = async () => {
      for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
        await room.check().catch(onError);
      }
    };
    await Promise.all(Array.from({ length: checksAtOnce }, check));
  }

  function start(): void {
    const closeLine = line.open(listener);
    const ends = [every(aliveMs, keepAlive), every(aliveMs, checkSome)];
    close = () => {
      closeLine();
      for (const end of ends) {
        end();
      }
    };
  }

  return {
    async open(request, reader) {
      if (request.signal.aborted) {
        // Nobody gets this answer.
        return new Response(null, { status: 204 });
      }
      if (close === undefined) {
        start();
      }
      const key = keyOf(reader);
      const room = rooms.get(key) ?? new Room(store, reader);
      rooms.set(key, room);
      const stream = openStream(request.signal, () => {
        room.leave(stream);
        if (room.isEmpty && rooms.get(key) === room) {
          rooms.delete(key);
        }
      });
      try {
        await room.enter(stream, request.headers.get('Last-Event-ID'));
      } catch (error) {
        stream.end();
        throw error;
      }
      return new Response(stream.body, {
        headers: {
          'Content-Type': 'text/event-stream',
          // What compresses answers, as hosts of Express have it, would hold events back until many have come.
          'Cache-Control': 'no-cache, no-transform',
          'X-Accel-Buffering': 'no',
        },
      });
    },
    announce(reader) {
      line.announce(reader);
      // A line that is not open yet, or does not hear itself, tells nothing here.
      listener.told(reader);
    },
    keepAlive,
    stop() {
      for (const room of [...rooms.values()]) {
        room.end();
      }
      close?.();
      close = undefined;
    },
  };
}
