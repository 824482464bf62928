// A server of your own for carillon: carillon-server in Fastify, over an embedded PostgreSQL. `npm run start:own-server`.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import fastifyStatic from '@fastify/static';
import { createInboxServer, type NewMessage } from 'carillon-server';
import { toNodeHandler } from 'carillon-server/node';
import { postgresStore } from 'carillon-server/postgres';
import fastify from 'fastify';

const db = new PGlite(process.env.DATA_DIR);
// Your app's migrations have it. It can be run again.
const migration = new URL(import.meta.resolve('carillon-server/migrations/postgres.sql'));
await db.exec(readFileSync(migration, 'utf8'));

/** Who is signed in, by the id in a cookie. Your app has that already. */
const sessions = new Map<string, string>();
const cookie = (cookies: string | null | undefined, name: string) =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookies ?? '')?.[1] ?? '';

const inbox = createInboxServer({
  store: postgresStore((sql, values) => db.query(sql, values)),
  authorize({ headers }) {
    const id = sessions.get(cookie(headers.get('cookie'), 'session'));
    return id === undefined ? undefined : { id };
  },
  workflows: [{ id: 'comments', name: 'Comments', channels: { in_app: true, email: true } }],
  // For the conformance suite: these routes ask nobody who they are.
  conformance: process.env.CONFORMANCE ? (id) => ({ id }) : undefined,
});

const app = fastify({ forceCloseConnections: true });
app.addHook('onClose', () => inbox.stop());
app.addHook('onRequest', async ({ url, method, headers }, reply) => {
  const isOurs = headers['x-csrf-token'] === cookie(headers.cookie, 'csrf');
  const isInbox = url.startsWith('/api/inbox/') && !url.startsWith('/api/inbox/_conformance/');
  if (isInbox && method !== 'GET' && !isOurs) {
    return reply.code(403).send({ status: 403, detail: 'This came from another page' });
  }
});
app.all('/api/inbox/*', toNodeHandler(inbox));

// What stands for the rest of your app: a page that signs you in, as Ana or as `?reader=`, and something that happens.
app.get<{ Querystring: { reader?: string } }>('/', (request, reply) => {
  if (!sessions.has(cookie(request.headers.cookie, 'session'))) {
    const [id, csrf] = [randomUUID(), randomUUID()];
    sessions.set(id, request.query.reader ?? 'ana');
    reply.header('set-cookie', [`session=${id}; HttpOnly; SameSite=Lax`, `csrf=${csrf}; SameSite=Lax`]);
  }
  return reply.sendFile('index.html');
});
app.post<{ Body: NewMessage & { to?: string[] } }>(
  '/deliver',
  async ({ body: { to = ['ana'], ...message } }) => {
    const readers = to.map((id) => ({ id }));
    const [sent] = await inbox.sendMany(readers, message);
    return { question: sent?.question };
  },
);
app.post<{ Body: { question: string } }>('/withdraw', async ({ body }) => ({
  isDone: await inbox.withdraw(body.question),
}));
app.register(fastifyStatic, { root: fileURLToPath(new URL('dist', import.meta.url)), index: false });
const url = await app.listen({ port: Number(process.env.PORT ?? 4180), host: '127.0.0.1' });
console.log(`Your own inbox: ${url}`);
