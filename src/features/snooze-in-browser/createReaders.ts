import {
  type Capabilities,
  containsData,
  type InboxMessage,
  type MessageRow,
  type MessagesQuery,
  normalizeQuery,
  parseMessage,
} from '../../data/index.ts';
import type { Sleep } from './Sleep.ts';

/** How many rows of a reader are remembered: one that is put off is kept as it was listed. */
const rememberedRows = 1_000;

/** How many sessions are known: on a server each request opens one. */
const knownSessions = 20;

/** A row as the backend has listed it last, and which queries have. */
export interface ListedRow {
  readonly message: InboxMessage;
  readonly lists: ReadonlySet<string>;
}

/** What is known of a reader in this page. */
export interface Reader {
  /** Names the reader, the application and the backend. */
  readonly key: string;
  /** Whether messages are put off here; else the backend does. */
  isOwn: boolean;
  /** What the backend can do, as the session has narrowed it. */
  capabilities: Capabilities;
  readonly rows: Map<string, ListedRow>;
  /** The date of the newest message that was listed or told, in milliseconds since 1970; -Infinity before that. */
  newestMs: number;
  /** Resolves once nothing is being brought back in this page. */
  turn: Promise<unknown>;
  /** When the line has had everything asked for again. */
  hintedAtMs: number;
}

/** The readers of the sessions that were opened, by their tokens. */
export function createReaders() {
  const byToken = new Map<string, Reader>();
  return {
    /** The reader of a call; undefined where no session was opened with this token. */
    of: (token: string | undefined) => byToken.get(token ?? ''),
    all: () => [...new Set(byToken.values())],
    enter(token: string, key: string, capabilities: Capabilities): Reader {
      const known = [...byToken.values()].find((reader) => reader.key === key);
      const reader = known ?? {
        key,
        isOwn: false,
        capabilities,
        rows: new Map(),
        newestMs: Number.NEGATIVE_INFINITY,
        turn: Promise.resolve(),
        hintedAtMs: 0,
      };
      reader.capabilities = capabilities;
      // Without a way to make it unread again it could not come back as what it was.
      reader.isOwn = !capabilities.snooze && capabilities.unread;
      byToken.delete(token);
      byToken.set(token, reader);
      for (const old of [...byToken.keys()].slice(0, -knownSessions)) {
        byToken.delete(old);
      }
      return reader;
    },
  };
}

/** Remembers rows that the backend has listed for a query, or without one has told. Gives those that are messages. */
export function remember(
  reader: Reader,
  rows: readonly MessageRow[],
  query?: MessagesQuery,
): readonly InboxMessage[] {
  const messages = rows.flatMap((row) => parseMessage(row) ?? []);
  for (const message of messages) {
    const { id } = message;
    const lists = new Set([...(reader.rows.get(id)?.lists ?? []), ...(query ? [listKey(query)] : [])]);
    reader.rows.delete(id);
    reader.rows.set(id, { message, lists });
    reader.newestMs = Math.max(reader.newestMs, dateOf(message) || Number.NEGATIVE_INFINITY);
  }
  for (const old of [...reader.rows.keys()].slice(0, -rememberedRows)) {
    reader.rows.delete(old);
  }
  return messages;
}

/** When a message was made, in milliseconds since 1970; NaN if it does not say. */
export function dateOf({ createdAt }: Pick<InboxMessage, 'createdAt'>): number {
  return Date.parse(createdAt);
}

/** What a query selects by beside flags and places. */
export function listKey(query: MessagesQuery): string {
  const { feed, data, raw } = normalizeQuery(query);
  return JSON.stringify({ feed, data, raw });
}

/** Whether a message that is put off, or is back, belongs to a query, whatever its flags, as far as that is known. */
export function belongs({ row, lists }: Pick<Sleep, 'row' | 'lists'>, query: MessagesQuery): boolean {
  const { feed: feeds = [], data, raw } = normalizeQuery(query);
  const isOfFeed = feeds.length === 0 || (row?.feedId ? feeds.includes(row.feedId) : false);
  const hasData = data === undefined || containsData(row?.data, data);
  return lists.includes(listKey(query)) || (raw === undefined && isOfFeed && hasData);
}
