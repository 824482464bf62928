import { type InboxMessage, isRecord, isString, parseJson, parseMessage } from '../../data/index.ts';

/** The version of what is stored of a message that was put off. One of another version is left alone, and passes for none. */
export const sleepVersion = 1;

/** A message that was put off, or is back since. */
export interface Sleep {
  readonly id: string;
  /** Until when, in milliseconds since 1970; once something new has come of its group, that moment. */
  readonly untilMs: number;
  /** When it was put off, in the same way. */
  readonly atMs: number;
  /** The date of the newest message that was known then: what is of a later date has come since. */
  readonly sinceMs: number;
  /** What it belongs to, as `groupOf` says. */
  readonly group?: string | undefined;
  /**
   * The message as the backend would list it, with the flags that it had when it was put off and has for the reader since. Undefined where
   * the backend itself puts messages off.
   */
  readonly row?: InboxMessage | undefined;
  /** The queries that have listed it, by `listKey`. */
  readonly lists: readonly string[];
  /** Whether something new of its group has ended it. */
  readonly isByActivity: boolean;
  /** When it came back, in milliseconds since 1970; undefined as long as it sleeps, or the backend does not know yet that it is back. */
  readonly backAtMs?: number | undefined;
  /** When it was first read after that. */
  readonly readAtMs?: number | undefined;
}

/** A message that is put off in this browser, and not by the backend. */
export type OwnSleep = Sleep & { readonly row: InboxMessage };

/** Whether it is kept in this browser, and not by the backend. */
export function isOwn(sleep: Sleep | undefined): sleep is OwnSleep {
  return sleep?.row !== undefined;
}

/** Whether it has not come back yet. */
export function isAsleep({ backAtMs }: Sleep): boolean {
  return backAtMs === undefined;
}

/** Whether its time has come, and the backend has to be told. */
export function isDue(sleep: Sleep, nowMs: number): boolean {
  return isAsleep(sleep) && sleep.untilMs <= nowMs;
}

/** The text under which it is stored. */
export function sleepText(sleep: Sleep): string {
  return JSON.stringify({ version: sleepVersion, ...sleep });
}

/** What was stored; undefined if it is of another version, or a part of it is wrong. */
export function parseSleep(text: string | null): Sleep | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.version !== sleepVersion || !isString(stored.id)) {
    return undefined;
  }
  const [untilMs, atMs, sinceMs] = [stored.untilMs, stored.atMs, stored.sinceMs].map(numberOf);
  const row = stored.row === undefined ? undefined : parseMessage(stored.row);
  const isWhole = untilMs !== undefined && atMs !== undefined && sinceMs !== undefined;
  return isWhole && (stored.row === undefined || row?.id === stored.id)
    ? {
        id: stored.id,
        untilMs,
        atMs,
        sinceMs,
        group: isString(stored.group) ? stored.group : undefined,
        row,
        lists: Array.isArray(stored.lists) ? stored.lists.filter(isString) : [],
        isByActivity: stored.isByActivity === true,
        backAtMs: numberOf(stored.backAtMs),
        readAtMs: numberOf(stored.readAtMs),
      }
    : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
