// One process of the app that `npm run trouble:server` kills: carillon-server over PostgreSQL, with a line to the others.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient } from '@redis/client';
import { createInboxServer } from 'carillon-server';
import { pgListen, postgresLine, redisLine } from 'carillon-server/lines';
import { toNodeHandler } from 'carillon-server/node';
import { postgresStore } from 'carillon-server/postgres';
import pg from 'pg';

const { PORT, DATABASE_URL, REDIS_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, connectionTimeoutMillis: 5_000 });
// A database that is restarted ends connections that nobody uses.
pool.on('error', () => {});

const inbox = createInboxServer({
  store: postgresStore((sql, values) => pool.query(sql, values)),
  line: REDIS_URL ? await overRedis(REDIS_URL) : overPostgres(),
  authorize: ({ headers }) => ({ id: headers.get('X-Reader') ?? '' }),
  // What fails while the database is away is tried again by whoever asked.
  onError: () => {},
});
const handle = toNodeHandler(inbox);

createServer(async (request, response) => {
  if (request.url !== '/send') {
    handle(request, response);
    return;
  }
  try {
    const { reader, message } = await json(request);
    const { id } = await inbox.send({ id: reader }, message);
    response.end(JSON.stringify({ id }));
  } catch {
    response.writeHead(503).end();
  }
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));

function overPostgres() {
  return postgresLine({
    notify: (channel, text) => pool.query('select pg_notify($1, $2)', [channel, text]),
    listen: pgListen(() => new pg.Client({ connectionString: DATABASE_URL, keepAlive: true })),
  });
}

async function overRedis(url) {
  const clients = [0, 1].map(() => createClient({ url, socket: { reconnectStrategy: 200 } }));
  for (const client of clients) {
    client.on('error', () => {});
  }
  // Not waited for: Redis may be away while this starts.
  clients.forEach((client) => void client.connect().catch(() => {}));
  const [publisher, subscriber] = clients;
  return redisLine({ publisher, subscriber });
}
