// A server of your own for carillon: the routes and events of docs/rest-protocol.md over one table. `npm run start:own-server`.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

type Query = {
  read?: unknown;
  seen?: unknown;
  feed?: string | string[];
  data?: unknown;
  archived?: unknown;
  snoozed?: unknown;
};
type Page = { Querystring: Query & { limit?: string; cursor?: string } };
type Change = {
  ids?: string[];
  all?: Query;
  set?: { [Flag in keyof typeof flags]?: unknown };
  remove?: true;
};
type Answer = { Params: { id: string }; Body: { answer: string; data?: object } };
type Switches = { Body: { workflowId?: string; enabled?: boolean; channels?: object } };

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const db = new PGlite(process.env.DATA_DIR);
await db.exec(read('table.sql'));
const columns = `id::text, created_at as "createdAt", title, body, link, feed as "feedId", data, read, seen, archived, snoozed_until as "snoozedUntil",
  came_back as "cameBack", answers, parts, expires_at as "expiresAt", withdrawn_at as "withdrawnAt",
  case when answered ->> 'by' = reader then answered - 'by' else answered end as answered`;
/** What a change can set, and its column. */
const flags = { read: 'read', seen: 'seen', archived: 'archived', snoozedUntil: 'snoozed_until' };
/** The messages of a query: what is null does not filter, and what is put away or off is listed only where that is asked for. */
const matches = `reader = $1 and ($2::text is null or read = $2::boolean) and ($3::text is null or seen = $3::boolean)
  and ($4::text[] is null or feed = any($4)) and ($5::jsonb is null or data @> $5)
  and archived = $6::boolean and (snoozed_until is not null) = $7::boolean`;
function valuesOf(reader: string, query: Query): readonly unknown[] {
  const { read, seen, feed, data = null, archived = false, snoozed = false } = query;
  const [isRead, isSeen] = [read, seen].map((flag) => (flag === undefined ? null : String(flag)));
  const feeds = feed === undefined ? null : [feed].flat();
  return [reader, isRead, isSeen, feeds, data, String(archived), String(snoozed)];
}
/** Rows as messages: what a message does not have is left out. */
async function messagesOf(sql: string, ...values: readonly unknown[]) {
  const { rows } = await db.query<Record<string, unknown>>(sql, [...values]);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}
const streams = new Set<{ reader: string; raw: ServerResponse }>();
function tell(reader: string, event: string, data: unknown): void {
  const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  for (const stream of streams) if (stream.reader === reader) stream.raw.write(text);
}
async function tellCounts(reader: string): Promise<void> {
  const numbers = 'count(*) filter (where not read) as unread, count(*) filter (where not seen) as unseen';
  const { rows } = await db.query(`select ${numbers} from messages where ${matches}`, [
    ...valuesOf(reader, {}),
  ]);
  tell(reader, 'counts', rows[0]);
}

/** What the rest of your app calls when something has happened. A question to several readers is answered by the first of them. */
async function deliver(readers: readonly string[], given: Record<string, unknown>) {
  const question = randomUUID();
  const { title, body, link, feedId, data = {}, answers = [], parts, expiresAt, withdrawnAt } = given;
  const values = [title, body, link, feedId, data, question, answers, parts, expiresAt, withdrawnAt];
  const names = 'title, body, link, feed, data, question, answers, parts, expires_at, withdrawn_at';
  const sql = `insert into messages (reader, ${names}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${columns}`;
  for (const reader of readers) {
    const [message] = await messagesOf(sql, reader, ...values);
    tell(reader, 'message', message);
    await tellCounts(reader);
  }
  return { question };
}
/** What it calls when nobody has to answer any more. */
async function withdraw(question: string): Promise<void> {
  const sql =
    'update messages set withdrawn_at = now() where question = $1 and answered is null returning reader';
  for (const { reader } of await messagesOf(sql, question)) await tellCounts(String(reader));
}
/** What is due: messages whose time has come are new ones again. `aheadMs` is set by the conformance suite only. */
let aheadMs = 0;
async function wake() {
  const sql = `update messages set read = false, snoozed_until = null, came_back = true, created_at = $1
    where snoozed_until <= $1 returning reader, ${columns}`;
  for (const { reader, ...message } of await messagesOf(sql, new Date(Date.now() + aheadMs))) {
    tell(String(reader), 'message', message);
    await tellCounts(String(reader));
  }
}
function keepAlive(): void {
  for (const { raw } of streams) raw.write(': alive\n\n');
}
/** Turns switches of a reader, by one statement: two at once must not undo each other. */
const turned = `insert into switches as old values ($1, $2, coalesce($3, true), '{"in_app": true, "email": true}'::jsonb || $4)
  on conflict (reader, workflow) do update set enabled = coalesce($3, old.enabled), channels = old.channels || $4
  returning enabled, channels`;
/** Who is signed in, by the id in a cookie. Your app has that already. */
const sessions = new Map<string, string>();
const cookie = ({ headers }: FastifyRequest, name: string) =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
const readerOf = (request: FastifyRequest) => sessions.get(cookie(request, 'session')) ?? '';
const failure = (statusCode: number, message: string, members = {}) =>
  Object.assign(new Error(message), { statusCode, members });
/** The description of the protocol, whose schemas check the bodies that come. */
const description = read('../../docs/rest-protocol.openapi.json');
const { components } = JSON.parse(description.replace(/#\/components\/schemas\/(\w+)/g, '$1#'));
const bodyOf = (name: string) => ({ schema: { body: { $ref: `${name}#` } } });

const app = fastify({ forceCloseConnections: true });
for (const [$id, schema] of Object.entries<object>(components.schemas)) app.addSchema({ $id, ...schema });
app.setErrorHandler<Error & { statusCode?: number; members?: object }>((error, _, reply) => {
  const { statusCode: status = 500, members } = error;
  const detail = status < 500 ? error.message : 'Something went wrong';
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ status, detail, ...members }));
});

async function inbox(routes: FastifyInstance) {
  routes.addHook('onRequest', async (request) => {
    if (readerOf(request) === '') throw failure(401, 'Sign in first');
    const isOurs = request.headers['x-csrf-token'] === cookie(request, 'csrf');
    if (request.method !== 'GET' && !isOurs) throw failure(403, 'This came from another page');
  });
  routes.post('/session', async (request) => ({ profile: { id: readerOf(request) } }));
  routes.get<Page>('/messages', async (request) => {
    const { cursor, limit = '10', ...query } = request.query;
    // The date and the id of the last row: it may be gone by now.
    const [date = null, id = null] = cursor?.split('_') ?? [];
    const below = '($8::timestamptz is null or (created_at, messages.id) < ($8, $9::bigint))';
    const order = 'order by created_at desc, messages.id desc limit $10';
    const sql = `select ${columns} from messages where ${matches} and ${below} ${order}`;
    const messages = await messagesOf(sql, ...valuesOf(readerOf(request), query), date, id, limit);
    const last = messages.length < Number(limit) ? undefined : messages.at(-1);
    return { messages, next: last ? `${(last.createdAt as Date).toISOString()}_${last.id}` : null };
  });
  routes.get<Page>('/messages/count', async (request) => {
    const { limit = '100', ...query } = request.query;
    const sql = `select count(*) from (select from messages where ${matches} limit $8) as found`;
    const { rows } = await db.query(sql, [...valuesOf(readerOf(request), query), limit]);
    return rows[0];
  });
  routes.post<{ Body: Change }>('/messages/changes', bodyOf('Change'), async (request) => {
    const { ids, all = {}, set = {}, remove = false } = request.body;
    const reader = readerOf(request);
    // Of all messages only the unread ones are marked, so that a read one is never made unread.
    const [which, values] = ids
      ? ['reader = $1 and id::text = any($2)', [reader, ids]]
      : [`${matches} and ($8 or not read)`, [...valuesOf(reader, all), remove]];
    // The schema lets no other names in.
    const columnOf = (name: string) => flags[name as keyof typeof flags];
    const setters = Object.keys(set).map(
      (name, index) => `${columnOf(name)} = $${values.length + index + 1}`,
    );
    const change = remove ? 'delete from messages' : `update messages set ${setters}`;
    const changed = Object.values(remove ? {} : set);
    const messages = await messagesOf(`${change} where ${which} returning ${columns}`, ...values, ...changed);
    await tellCounts(readerOf(request));
    return remove ? {} : { messages };
  });
  routes.post<Answer>('/messages/:id/answer', bodyOf('Answer'), async (request) => {
    const { answer, data } = request.body;
    const [reader, { id }, now] = [readerOf(request), request.params, new Date(Date.now() + aheadMs)];
    const given = { id: answer, by: reader, at: now, ...(data && { data }) };
    const asked = 'select question from messages where reader = $1 and id::text = $2';
    // One statement: of two answers at once the first one stays. The same once more is one whose confirmation was lost.
    const offered = `answers @> jsonb_build_array(jsonb_build_object('id', $4::text)) or (parts is not null and $4 = 'parts')`;
    const isOpen = `answered is null and withdrawn_at is null and (expires_at is null or expires_at > $5) and (${offered})`;
    const sql = `update messages set answered = coalesce(answered, $3) where question = (${asked})
      and (answered - 'at' = $3::jsonb - 'at' or ${isOpen}) returning reader`;
    const answered = await messagesOf(sql, reader, id, given, answer, now);
    for (const other of answered) await tellCounts(String(other.reader));
    const read = `select ${columns} from messages where reader = $1 and id::text = $2`;
    const messages = await messagesOf(read, reader, id);
    const [message] = messages;
    if (message === undefined) throw failure(404, 'This message is gone');
    if (answered.length > 0) return { messages };
    const isOver = message.expiresAt instanceof Date && message.expiresAt <= now;
    const conflict = message.answered ? 'answered' : message.withdrawnAt ? 'withdrawn' : isOver && 'expired';
    if (!conflict) throw failure(422, 'It has no such answer');
    throw failure(409, `This was not taken: the question is ${conflict}`, { conflict, message });
  });
  routes.get('/preferences', async (request) => {
    const switchesOf = async (id: string) =>
      (await db.query(turned, [readerOf(request), id, null, {}])).rows[0];
    const [global, preference] = [await switchesOf(''), await switchesOf('comments')];
    return { global, workflows: [{ workflow: { id: 'comments', name: 'Comments' }, preference }] };
  });
  routes.patch<Switches>('/preferences', bodyOf('PreferenceChange'), async (request) => {
    const { workflowId = '', enabled, channels = {} } = request.body;
    if (!['', 'comments'].includes(workflowId)) throw failure(404, 'There is no such workflow');
    const { rows } = await db.query(turned, [readerOf(request), workflowId, enabled, channels]);
    return { preference: rows[0] };
  });
  routes.get('/events', (request, reply) => {
    const stream = { reader: readerOf(request), raw: reply.hijack().raw };
    streams.add(stream);
    stream.raw.on('close', () => streams.delete(stream));
    stream.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(': welcome\n\n');
  });
}
app.register(inbox, { prefix: '/api/inbox' });
const timers = [setInterval(() => wake().catch(console.error), 1_000), setInterval(keepAlive, 25_000)];
app.addHook('onClose', async () => timers.forEach(clearInterval));

// What the conformance suite needs. They ask nobody who they are: have them in development and tests only.
type Sent = { subscriberId: string; message: Record<string, unknown> };
async function conformance(routes: FastifyInstance) {
  routes.delete<{ Body: { subscriberIds: string[] } }>('/messages', async ({ body }) => {
    await db.query('delete from messages where reader = any($1)', [body.subscriberIds]);
    return {};
  });
  routes.post<{ Body: Sent }>('/messages', ({ body }) => deliver([body.subscriberId], body.message));
  routes.post<{ Body: { aheadMs: number } }>('/clock', async ({ body }) => {
    aheadMs = body.aheadMs;
    await wake();
    keepAlive();
    return {};
  });
}
if (process.env.CONFORMANCE) app.register(conformance, { prefix: '/api/inbox/_conformance' });

// What stands for the rest of your app: a page that signs you in, as Ana or as `?reader=`, and something that happens.
app.get<{ Querystring: { reader?: string } }>('/', (request, reply) => {
  if (readerOf(request) === '') {
    const [id, csrf] = [randomUUID(), randomUUID()];
    sessions.set(id, request.query.reader ?? 'ana');
    reply.header('set-cookie', [`session=${id}; HttpOnly; SameSite=Lax`, `csrf=${csrf}; SameSite=Lax`]);
  }
  return reply.sendFile('index.html');
});
app.post<{ Body: { to?: string[] } }>('/deliver', ({ body: { to = ['ana'], ...given } }) =>
  deliver(to, given),
);
app.post<{ Body: { question: string } }>('/withdraw', ({ body }) => withdraw(body.question).then(() => ({})));
app.register(fastifyStatic, { root: fileURLToPath(new URL('dist', import.meta.url)), index: false });
const url = await app.listen({ port: Number(process.env.PORT ?? 4180), host: '127.0.0.1' });
console.log(`Your own inbox: ${url}`);
