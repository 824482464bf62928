import { type InboxLine, type LineListener, parseMessage } from '../../data/index.ts';
import { type Reader, remember } from './createReaders.ts';
import { endByActivity, type LaterContext } from './LaterContext.ts';
import { isAsleep, isOwn, parseSleep } from './Sleep.ts';

/** The longest time between two looks at the clock, in milliseconds: it jumps, and computers sleep. */
const longestMs = 60_000;

/** An open line to the reader of its token. */
interface OpenLaterLine {
  reader(): Reader | undefined;
  hint(): void;
}

/** The open lines of this page. Where one of them has just had everything asked for, that is not done again. */
export function createOpenLines() {
  const lines = new Set<OpenLaterLine>();
  return {
    add(line: OpenLaterLine): () => void {
      lines.add(line);
      return () => void lines.delete(line);
    },
    hint(reader: Reader): void {
      for (const line of Date.now() - reader.hintedAtMs > longestMs / 6 ? lines : []) {
        if (line.reader() === reader) {
          line.hint();
        }
      }
    },
  };
}

/**
 * The line of the wrapped backend, which tells nothing of what sleeps here, and has everything asked for again when the time of something
 * has come. Where the backend has no line, it says so: then carillon asks from time to time, as it would without one.
 */
export function laterLine(
  context: LaterContext,
  lines: ReturnType<typeof createOpenLines>,
  readerOf: (token: string | undefined) => Reader | undefined,
): InboxLine {
  const { backend, store } = context;
  return {
    id: backend.line?.id ?? 'later',
    async load() {
      const open = await backend.line?.load();
      return (session, listener) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const reader = () => readerOf(session.token());

        function hint(): void {
          const known = reader();
          if (known !== undefined) {
            known.hintedAtMs = Date.now();
          }
          listener.hint();
        }

        function arm(): void {
          clearTimeout(timer);
          const known = reader();
          const nowMs = Date.now();
          const pauses = known
            ? store
                .read(known.key)
                .filter(isAsleep)
                // What could not be brought back is tried again.
                .map(({ untilMs }) => (untilMs > nowMs ? untilMs - nowMs : longestMs))
            : [];
          if (pauses.length > 0) {
            timer = setTimeout(look, Math.min(longestMs, ...pauses));
          }
        }

        function look(): void {
          const known = reader();
          const nowMs = Date.now();
          if (known && store.read(known.key).some((sleep) => isAsleep(sleep) && sleep.untilMs <= nowMs)) {
            hint();
          }
          arm();
        }

        function follow({ key, oldValue, newValue }: StorageEvent): void {
          const known = reader();
          if (known !== undefined && (key === null || key.startsWith(store.prefixOf(known.key)))) {
            arm();
            const isBack = (text: string | null) => parseSleep(text)?.backAtMs !== undefined;
            if (isBack(newValue) && !isBack(oldValue)) {
              // Another tab has brought it back, and has told nobody.
              listener.hint();
            }
          }
        }

        const stops = [
          store.onChange(arm),
          lines.add({ reader, hint }),
          () => globalThis.removeEventListener?.('storage', follow),
        ];
        globalThis.addEventListener?.('storage', follow);
        arm();
        const close = open?.(session, awake(context, reader, listener, hint));
        if (open === undefined) {
          queueMicrotask(() => listener.closed('off'));
        }
        return () => {
          clearTimeout(timer);
          for (const stop of stops) {
            stop();
          }
          close?.();
        };
      };
    },
  };
}

/** What hears the wrapped line: a message that sleeps is not told, and a new one of its group ends that. */
function awake(
  context: LaterContext,
  readerOf: () => Reader | undefined,
  listener: LineListener,
  hint: () => void,
): LineListener {
  return {
    opened: () => listener.opened(),
    closed: (reason) => listener.closed(reason),
    hint: () => listener.hint(),
    counts: (counts) => listener.counts(counts),
    message(row) {
      const reader = readerOf();
      const message = parseMessage(row);
      if (reader === undefined || message === undefined) {
        listener.message(row);
        return;
      }
      const sleep = context.store.read(reader.key).find(({ id }) => id === message.id);
      if (sleep && isAsleep(sleep) && isOwn(sleep)) {
        return;
      }
      if (sleep && isAsleep(sleep)) {
        // The server tells what it has brought back as a new message.
        context.store.remove(reader.key, sleep.id);
      }
      const isEnd = endByActivity(context, reader, [message]);
      remember(reader, [row]);
      listener.message(row);
      if (isEnd) {
        hint();
      }
    },
  };
}
