import { createStore, keepTrying, late, longestTimerMs, storedText, withStorage } from '../../base/index.ts';
import {
  featureKey,
  type InboxClient,
  type InboxMessage,
  parseQuietHours,
  type QuietHours,
  silenceOf,
} from '../../data/index.ts';
import { clockOf, dayMs, minuteMs, timeAt } from './clockOf.ts';
import { parseQuietRecord, type QuietRecord } from './QuietRecord.ts';
import { nextChange, ownTimeZone, type QuietSpan, quietSpans, spanAt } from './quietSpans.ts';
import type { CriticalWatch } from './watchCritical.ts';

/** Whether it is quiet for a reader, and when. */
export interface QuietState {
  /** Whether messages that are not critical are neither announced nor noticed now. */
  readonly isQuiet: boolean;
  /** When that ends, in milliseconds since 1970; undefined while it is not quiet, and until the reader ends a pause. */
  readonly untilMs: number | undefined;
  /** The quiet hours, with their time zone. */
  readonly hours: QuietHours & { readonly timeZone: string };
}

/** For how long to pause: until a time in milliseconds since 1970, or without one until the reader ends it. */
export type QuietPause = 'hour' | 'tomorrow' | number | undefined;

/** Not needed before a quiet time ends. */
const loadSummary = late(() => import('./sumUp.ts'));

/** Not needed before a quiet time begins. */
const loadWatch = late(() => import('./watchCritical.ts'));

/** Most servers keep no hours. */
const loadHours = late(() => import('./keepHours.ts'));

/** Keeps it quiet for the reader of a client, in the page and in what the browser keeps, as long as anybody uses it. */
export function createQuiet(client: InboxClient) {
  const key = featureKey(client.identity, 'quiet');
  const stored = storedText(key);
  const read = () => parseQuietRecord(stored.get());
  const ends = new AbortController();
  let record = read();
  let spans: readonly QuietSpan[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let users = 0;
  let stop = () => {};
  let endWatch: (() => void) | undefined;
  let critical: CriticalWatch | undefined;
  const state = createStore(stateAt(Date.now()));

  function stateAt(nowMs: number): QuietState {
    spans = quietSpans(record, nowMs);
    const { untilMs } = spanAt(spans, nowMs) ?? {};
    const { windows, timeZone = ownTimeZone() } = record.hours;
    return {
      isQuiet: untilMs !== undefined,
      untilMs: Number.isFinite(untilMs) ? untilMs : undefined,
      hours: { windows, timeZone },
    };
  }

  function follow(): void {
    const nowMs = Date.now();
    state.set(stateAt(nowMs));
    clearTimeout(timer);
    const next = nextChange(spans, nowMs);
    if (next !== undefined) {
      timer = setTimeout(follow, Math.min(next - nowMs, longestTimerMs));
    }
    const { beganMs } = record;
    const span = spanAt(spans, nowMs);
    if (span === undefined) {
      endWatch?.();
      endWatch = undefined;
      if (beganMs !== undefined) {
        finish({
          sinceMs: beganMs,
          untilMs: spanAt(quietSpans(record, beganMs), beganMs)?.untilMs ?? nowMs,
        });
      }
      return;
    }
    if (client.backend.capabilities.preferences) {
      endWatch ??= watch();
    }
    if (beganMs === undefined || beganMs < span.sinceMs) {
      change({ beganMs: span.sinceMs });
    }
  }

  function change(next: Partial<QuietRecord>): void {
    if (!client.signedOut && !client.isDestroyed()) {
      // What another tab has stored, of which this one may not have heard yet.
      record = { ...read(), ...next };
      stored.set(JSON.stringify(record));
      follow();
    }
  }

  /** Follows which workflows are critical, as long as it is quiet. Returns a function that ends it. */
  function watch(): () => void {
    const endLoading = keepTrying(loadWatch, ({ watchCritical }) => {
      critical = watchCritical(client);
    });
    return () => {
      endLoading();
      critical?.end();
      critical = undefined;
    };
  }

  /** Whether a message is heard while it is quiet: its sender says that it matters much, or its workflow cannot be switched off. */
  function breaksThrough(message: InboxMessage): boolean {
    return message.severity === 'high' || critical?.isCritical(message) === true;
  }

  /** Has it told what came in a time that is over. */
  function finish(span: QuietSpan): void {
    const isDue = () => read().beganMs === span.sinceMs && !state.get().isQuiet && !ends.signal.aborted;
    void loadSummary()
      .then(({ sumUp }) =>
        sumUp(client, {
          key: `${key}${span.sinceMs}`,
          span,
          signal: ends.signal,
          isDue,
          onDone: () => change({ beganMs: undefined }),
        }),
      )
      // The next visit tries again.
      .catch(() => {});
  }

  /** Has the hours kept at the server too, if it can do that. */
  function sync(isChanged: boolean): void {
    if (client.backend.capabilities.schedule) {
      const { signal } = ends;
      const end = keepTrying(loadHours, ({ keepHours }) =>
        keepHours(client, { signal, read: () => record, change }, isChanged),
      );
      signal.addEventListener('abort', end);
    }
  }

  function start(): void {
    const { add } = silenceOf(client);
    const reread = () => {
      record = read();
      follow();
    };
    const both = [
      add((message) => spanAt(spans, Date.now()) !== undefined && !(message && breaksThrough(message))),
      stored.subscribe(reread),
    ];
    stop = () => {
      clearTimeout(timer);
      for (const end of [...both, endWatch]) {
        end?.();
      }
      endWatch = undefined;
    };
    reread();
    sync(record.isUnsent === true);
  }

  client.events.on('ending', (signedOut) => {
    ends.abort();
    stop();
    if (signedOut) {
      withStorage((storage) => storage.removeItem(key));
    }
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Keeps it quiet until the returned function is called. */
    use(): () => void {
      users += 1;
      if (users === 1 && !client.isDestroyed()) {
        start();
      }
      return () => {
        users -= 1;
        if (users === 0) {
          stop();
        }
      };
    },
    pause(until: QuietPause): void {
      const sinceMs = Date.now();
      const { timeZone } = state.get().hours;
      const tomorrow = (Math.floor(clockOf(timeZone, sinceMs) / dayMs) + 1) * dayMs;
      const untilMs =
        until === 'tomorrow'
          ? // As a message that is put off until tomorrow.
            timeAt(timeZone, tomorrow + 9 * 60 * minuteMs, 'first')
          : until === 'hour'
            ? sinceMs + 60 * minuteMs
            : (until ?? null);
      change({ pause: { sinceMs, untilMs } });
    },
    /** Ends a pause, and the quiet hours of now. */
    resume(): void {
      const nowMs = Date.now();
      const { untilMs = nowMs } = spanAt(quietSpans({ hours: record.hours }, nowMs), nowMs) ?? {};
      change({ pause: undefined, awakeUntilMs: Math.min(untilMs, nowMs + 7 * dayMs) });
    },
    setHours(next: QuietHours): void {
      change({ hours: parseQuietHours(next) });
      sync(true);
    },
  };
}

/** What keeps it quiet for the reader of a client. */
export function quietOf(client: InboxClient): ReturnType<typeof createQuiet> {
  return client.service(createQuiet);
}
