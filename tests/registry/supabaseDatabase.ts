import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type AdapterDatabase, openPostgresDatabase } from '../adapters/postgresDatabase.ts';

/** A message to be written: the members that tests give it. */
export interface Delivered {
  readonly title?: unknown;
  readonly body?: unknown;
  readonly feedId?: unknown;
  readonly data?: unknown;
}

/**
 * What a database of Supabase has before a host's own SQL: its roles, their rights, who is signed in, and the publication of Realtime. A host's
 * SQL is run by a role that owns the schema and is no superuser, and PostgREST signs in as `authenticator`.
 */
const supabase = `
  do $$ begin
    create role anon; create role authenticated; create role service_role bypassrls; create role project_owner;
    create role authenticator login noinherit;
    grant anon, authenticated, service_role to authenticator;
  -- Roles belong to all databases of a server.
  exception when duplicate_object then null; end $$;
  create schema auth;
  grant usage on schema public, auth to anon, authenticated, service_role, project_owner;
  grant create on schema public to project_owner;
  alter default privileges for role project_owner in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public grant all on sequences to anon, authenticated, service_role;
  create table auth.users (id uuid primary key);
  grant references on auth.users to project_owner;
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), '')
    )::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
    )::uuid $$;
  create publication supabase_realtime;
  alter publication supabase_realtime owner to project_owner;
`;

/** The users of the database. */
export const readers = {
  ada: '00000000-0000-4000-8000-00000000000a',
  grace: '00000000-0000-4000-8000-00000000000b',
} as const;

export type SupabaseDatabase = Awaited<ReturnType<typeof openSupabaseDatabase>>;

/** A database with the table of the registry: in memory, or on the PostgreSQL that a suite has started. */
export async function openSupabaseDatabase() {
  const url = inject('postgresUrl');
  const db: AdapterDatabase =
    url === undefined ? new PGlite() : await openPostgresDatabase(url, 'authenticator');
  await db.exec(supabase);
  const table = readFileSync('registry/supabase/notifications.sql', 'utf8');
  await db.exec(`set role project_owner; ${table}; reset role;`);
  for (const id of Object.values(readers)) {
    await db.query('insert into auth.users values ($1)', [id]);
  }
  /** Runs a statement as PostgREST does for a token with these claims. */
  const inRole = (role: string, claims: object, sql: string, values: unknown[] = []) =>
    db.transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}`);
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
      return transaction.query(sql, values);
    });
  return {
    db,
    inRole,
    /** Runs a statement for a user, or for a visitor who is not signed in. */
    as: (userId: string | undefined, sql: string, values?: unknown[]) =>
      userId === undefined
        ? inRole('anon', {}, sql, values)
        : inRole('authenticated', { sub: userId }, sql, values),
    /** Writes a message, as a server with the secret key does. */
    async deliver(userId: string, { title = 'News', body, feedId, data = {} }: Delivered = {}) {
      const { rows } = await db.query(
        'insert into notifications (user_id, title, body, feed, data) values ($1, $2, $3, $4, $5) returning *',
        [userId, title, body, feedId, data],
      );
      return rows[0] ?? {};
    },
  };
}
