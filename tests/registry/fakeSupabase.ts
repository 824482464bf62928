import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createFakeRealtime, userOf } from './fakeRealtime.ts';
import { type Delivered, readers, type SupabaseDatabase } from './supabaseDatabase.ts';

export type FakeSupabase = ReturnType<typeof createFakeSupabase>;

const url = 'https://project.supabase.example';

/** A project of Supabase over a database: what its clients ask of PostgREST and of Auth, and what Realtime tells them. */
export function createFakeSupabase(database: SupabaseDatabase) {
  const realtime = createFakeRealtime(database);
  const requests: string[] = [];
  let failing: number | undefined;

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    requests.push(`${request.method} ${decodeURIComponent(request.url.slice(url.length))}`);
    if (failing !== undefined) {
      return Response.json({ message: 'Out of order', code: 'XX000' }, { status: failing });
    }
    if (pathname === '/auth/v1/token') {
      return Response.json(sessionOf((await request.json()).email));
    }
    if (pathname === '/auth/v1/logout') {
      return new Response(null, { status: 204 });
    }
    const userId = userOf(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '');
    return answerRows(userId, request.method, searchParams, await request.text());
  }

  /** What PostgREST answers for one table. */
  async function answerRows(
    userId: string | undefined,
    method: string,
    asked: URLSearchParams,
    body: string,
  ) {
    const values: unknown[] = [];
    const value = (one: unknown) => `$${values.push(one)}`;
    const set = method === 'PATCH' ? setOf(JSON.parse(body), value) : '';
    const where = [...asked].flatMap(([column, filter]) => conditionOf(column, filter, value));
    const columns = asked.get('select') === 'id' ? 'id' : '*';
    const verbs: Record<string, string> = {
      GET: `select ${columns} from notifications`,
      PATCH: `update notifications set ${set}`,
      DELETE: 'delete from notifications',
    };
    // The extension `safeupdate` of Supabase refuses a change of a whole table.
    if (where.length === 0) {
      return Response.json({ message: 'It requires a WHERE clause', code: '21000' }, { status: 400 });
    }
    const end =
      method === 'GET'
        ? `order by ${(asked.get('order') ?? 'id').replace('.', ' ')} limit ${Number(asked.get('limit') ?? 1000)}`
        : 'returning *';
    try {
      const sql = `${verbs[method]} where ${where.join(' and ')} ${end}`;
      const { rows } = await database.as(userId, sql, values);
      if (method === 'PATCH') {
        for (const row of rows) {
          realtime.tell('UPDATE', row);
        }
      }
      return new Response(JSON.stringify(rows), { headers: { 'Content-Type': 'application/json' } });
    } catch (thrown) {
      const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
      // As PostgREST does: 401 for a visitor who may not, 403 for a user.
      const status = code === '42501' ? (userId === undefined ? 401 : 403) : 400;
      return Response.json({ message: String(thrown), code }, { status });
    }
  }

  return {
    database,
    requests,
    realtime,
    /** Answers everything with a status, until it is called without one. */
    fail(status?: number) {
      failing = status;
    },
    /** A client as a page has it, with a user who has signed in. */
    async signIn(name: keyof typeof readers): Promise<SupabaseClient> {
      const client = createClient(url, 'publishable-key', {
        global: { fetch: answer },
        auth: { persistSession: false, autoRefreshToken: false, storageKey: `${name}-${requests.length}` },
        realtime: { transport: realtime.Socket, reconnectAfterMs: () => 100 },
      });
      const { error } = await client.auth.signInWithPassword({ email: name, password: 'secret' });
      if (error !== null) {
        throw error;
      }
      return client;
    },
    async deliver(userId: string, message?: Delivered) {
      realtime.tell('INSERT', await database.deliver(userId, message));
    },
  };
}

/** A token whose signature nobody checks here. */
function sessionOf(name: string) {
  const id = name === 'ada' ? readers.ada : readers.grace;
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: id, role: 'authenticated', exp })}.c2ln`;
  const user = { id, aud: 'authenticated', email: name, app_metadata: {}, user_metadata: {} };
  return { access_token: token, refresh_token: 'refresh', token_type: 'bearer', expires_in: 3600, user };
}

const operators: Record<string, string> = { eq: '=', lt: '<', cs: '@>' };

/** A filter such as `id=lt.4`. */
function conditionOf(column: string, filter: string, value: (one: unknown) => string): readonly string[] {
  const [operator = '', ...rest] = filter.split('.');
  const operand = rest.join('.');
  if (!/^\w+$/.test(column) || ['select', 'order', 'limit'].includes(column)) {
    return [];
  }
  if (operator === 'in') {
    const members: readonly unknown[] = JSON.parse(`[${operand.slice(1, -1)}]`);
    return [`${column}::text = any(${value(members.map(String))}::text[])`];
  }
  const sign = operators[operator];
  if (sign === undefined) {
    throw new Error(`This stand-in for PostgREST does not know the operator ${operator}: add it.`);
  }
  const type = { user_id: 'uuid', id: 'bigint', data: 'jsonb' }[column] ?? 'boolean';
  return [`${column} ${sign} ${value(operand)}::text::${type}`];
}

function setOf(flags: Record<string, unknown>, value: (one: unknown) => string): string {
  return Object.entries(flags)
    .filter(([column]) => /^\w+$/.test(column))
    .map(([column, flag]) => `${column} = ${value(flag)}`)
    .join(', ');
}
