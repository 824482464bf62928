import { sqlStore } from './sql/sqlStore.ts';
import type { InboxStore } from './store/InboxStore.ts';

/** An open database whose driver prepares and runs at once: `node:sqlite`, `better-sqlite3`, `libsql`, `bun:sqlite`. */
export interface SqliteDatabase {
  prepare(sql: string): {
    // biome-ignore lint/suspicious/noExplicitAny: each driver has a type of its own for what is bound.
    all(...values: any[]): unknown;
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    run(...values: any[]): unknown;
  };
}

const row = `json_object('id', cast(m.id as text), 'tenant', m.tenant, 'reader', m.reader, 'question', m.question,
  'createdAt', m.created_at, 'read', m.read, 'seen', m.seen, 'archived', m.archived, 'snoozedUntil', m.snoozed_until,
  'cameBack', m.came_back, 'feedId', m.feed, 'data', json(m.data), 'content', json(m.content), 'asked', json(q.content),
  'expiresAt', q.expires_at, 'withdrawnAt', q.withdrawn_at, 'answered', json(q.answered))`;

/** Each leaf of the wanted object is in the data: at its path, or anywhere in the list that is there. */
const contains = `not exists (select 1 from json_tree(?) as wanted where wanted.type not in ('object', 'array')
  and not exists (select 1 from json_tree(data) as had where had.type = wanted.type and had.atom is wanted.atom
    and (had.fullkey = wanted.fullkey or (typeof(wanted.key) = 'integer' and had.path = wanted.path))))`;

/**
 * Keeps the inbox in SQLite 3.38 or newer, in the tables of `migrations/sqlite.sql`. Calls fail with the errors of the driver. Where several
 * processes share the file, open it with `pragma journal_mode = wal` and `pragma busy_timeout = 5000`.
 */
export function sqliteStore(database: SqliteDatabase): InboxStore {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return sqlStore({
    row,
    each: 'json_each(?) as item',
    time: '?',
    json: '?',
    contains,
    merged: 'json_patch(carillon_switches.switches, excluded.switches)',
    switchesText: 'switches',
    skipLocked: '',
    async run({ sql, values }, isRead = true) {
      const found = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, found);
      const rows = isRead ? found.all(...values) : found.run(...values);
      return Array.isArray(rows) ? rows : [];
    },
  });
}
