import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** A message to be written: the members that tests give it. */
export interface Delivered {
  readonly title?: unknown;
  readonly body?: unknown;
  readonly feedId?: unknown;
  readonly data?: unknown;
}

/** What a database of Supabase has before a host's own SQL: its roles, their rights, who is signed in, and the publication of Realtime. */
const supabase = `
  create role anon; create role authenticated; create role service_role bypassrls;
  create schema auth;
  grant usage on schema public, auth to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  create table auth.users (id uuid primary key);
  create function auth.uid() returns uuid language sql stable
    as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  create publication supabase_realtime;
`;

/** The users of the database. */
export const readers = {
  ada: '00000000-0000-4000-8000-00000000000a',
  grace: '00000000-0000-4000-8000-00000000000b',
} as const;

export type SupabaseDatabase = Awaited<ReturnType<typeof openSupabaseDatabase>>;

/** A database with the table of the registry, in memory. */
export async function openSupabaseDatabase() {
  const db = new PGlite();
  await db.exec(supabase);
  await db.exec(readFileSync('registry/supabase/notifications.sql', 'utf8'));
  for (const id of Object.values(readers)) {
    await db.query('insert into auth.users values ($1)', [id]);
  }
  return {
    db,
    /** Runs a statement as PostgREST does for a user, or for a visitor who is not signed in. */
    as: (userId: string | undefined, sql: string, values: unknown[] = []) =>
      db.transaction(async (transaction) => {
        await transaction.exec(`set local role ${userId === undefined ? 'anon' : 'authenticated'}`);
        const claims = JSON.stringify(userId === undefined ? {} : { sub: userId });
        await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims]);
        return transaction.query<Record<string, unknown>>(sql, values);
      }),
    /** Writes a message, as a server with the secret key does. */
    async deliver(userId: string, { title = 'News', body, feedId, data = {} }: Delivered = {}) {
      const { rows } = await db.query<Record<string, unknown>>(
        'insert into notifications (user_id, title, body, feed, data) values ($1, $2, $3, $4, $5) returning *',
        [userId, title, body, feedId, data],
      );
      return rows[0] ?? {};
    },
  };
}
