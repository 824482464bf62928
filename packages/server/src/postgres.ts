import { isRecord } from '../../../src/data/transport/guards.ts';
import { sqlStore } from './sql/sqlStore.ts';
import { numbered } from './sql/statement.ts';
import type { InboxStore } from './store/InboxStore.ts';

/** Runs one statement with `$1`, `$2` … for its values, which are texts, numbers and null. Returns its rows, or an object that has them as `rows`. */
export type PostgresQuery = (sql: string, values: (string | number | null)[]) => Promise<unknown>;

const row = `json_build_object('id', cast(m.id as text), 'tenant', m.tenant, 'reader', m.reader, 'question', m.question,
  'createdAt', m.created_at, 'read', m.read, 'seen', m.seen, 'archived', m.archived, 'snoozedUntil', m.snoozed_until,
  'cameBack', m.came_back, 'feedId', m.feed, 'data', m.data, 'content', m.content, 'asked', q.content,
  'expiresAt', q.expires_at, 'withdrawnAt', q.withdrawn_at, 'answered', q.answered)::text`;

/**
 * Keeps the inbox in PostgreSQL 12 or newer, in the tables of `migrations/postgres.sql`, by the driver that the app has: `pg`, `postgres`
 * (`sql.unsafe`), Neon, PGlite, Drizzle or Prisma's raw calls. Calls fail with the errors of the driver.
 */
export function postgresStore(query: PostgresQuery): InboxStore {
  return sqlStore({
    row,
    each: 'json_array_elements(cast(cast(? as text) as json)) as item(value)',
    time: 'cast(cast(? as text) as timestamptz)',
    json: 'cast(cast(? as text) as jsonb)',
    contains: 'data @> cast(cast(? as text) as jsonb)',
    merged: 'carillon_switches.switches || excluded.switches',
    switchesText: 'cast(switches as text)',
    skipLocked: 'for update skip locked',
    async run(asked) {
      const { sql, values } = numbered(asked);
      const answer = await query(sql, [...values]);
      const rows = isRecord(answer) ? answer.rows : answer;
      return Array.isArray(rows) ? rows : [];
    },
  });
}
