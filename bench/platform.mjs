// What the local platform costs with many messages, as ratios: a subscriber with a million against one with a hundred.
// node bench/platform.mjs [messages] [--embedded]: on a PostgreSQL of its own, or on the embedded database in memory.
import { io } from 'socket.io-client';
import { register } from 'tsx/esm/api';

register();
const { startPlatform } = await import('../demo/server/platform.ts');
const { fill, signIn, triggerEvent, until } = await import('../demo/server/testPlatform.ts');
const { startTestPostgres } = await import('../demo/server/testPostgres.ts');

const messages = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1_000_000);
const rounds = 31;
const mostRatio = 1.5;
const burst = { triggers: 200, tabs: 100, atOnce: 20 };

const server = process.argv.includes('--embedded') ? null : await startTestPostgres();
if (typeof server === 'string') throw new Error(`There is no PostgreSQL: ${server}. Try --embedded.`);
const platform = await startPlatform({ port: 0, dataDir: null, databaseUrl: server?.url ?? null });
let tooMuch = 0;

const few = await subscriberWith('few', 100);
const many = await subscriberWith('many', messages);
await platform.database.query('vacuum (analyze)');
console.log(`${platform.database.kind}, 100 and ${messages} messages, median of ${rounds} in turns`);

const page = (client, number = 0) => client.feed(`?page=${number}`);
await compare('page 0', (client) => page(client));
await compare('unread count', (client) => client.count('unread'));
await compare('unseen count', (client) => client.count('unseen'));
await compare('trigger', (_client, name) =>
  triggerEvent(platform, { name: 'message', to: name, payload: { content: 'x' } }),
);
await compare('mark', async (client, _name, round) => {
  const messageId = client.ids[round];
  await client.call('POST', '/widgets/messages/mark-as', { messageId, markAs: 'read' });
});
const [first, last] = [[], []];
for (let round = 0; round < 5; round += 1) {
  first.push(await timed(() => page(many)));
  last.push(await timed(() => page(many, Math.floor(messages / 10) - 1)));
}
print('last page, to page 0', median(first), median(last));
await measureBurst();

await platform.close();
await server?.stop();
process.exit(tooMuch > 0 ? 1 : 0);

/** A subscriber with that many messages: one is triggered, the others are its copies. */
async function subscriberWith(name, count) {
  const client = await signIn(platform, name);
  const [id] = await fill(platform, name, 1);
  const [row] = await platform.database.query('select * from messages where id = $1', [id]);
  const own = ['id', 'transaction_id', 'created_at'];
  const same = Object.keys(row).filter((column) => !own.includes(column));
  // In portions, because the embedded database keeps what one statement wrote in memory.
  for (let from = 1; from < count; from += 50_000) {
    await platform.database.query(
      `insert into messages (id, transaction_id, created_at, ${same.join(', ')})
       select md5($4 || n)::char(24), 'copy-' || n, created_at - n * interval '1 second', ${same.join(', ')}
       from messages, generate_series($2::int, $3::int) as n where id = $1`,
      [id, from, Math.min(from + 49_999, count - 1), name],
    );
  }
  const ids = (await client.feed('?limit=100')).data.map((message) => message._id);
  return { ...client, ids };
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** In turns, so that what else the machine does falls on both. */
async function compare(name, work) {
  const [small, large] = [[], []];
  await work(few, 'few', rounds);
  await work(many, 'many', rounds);
  for (let round = 0; round < rounds; round += 1) {
    small.push(await timed(() => work(few, 'few', round)));
    large.push(await timed(() => work(many, 'many', round)));
  }
  print(name, median(small), median(large), mostRatio);
}

async function measureBurst() {
  const { token } = await signIn(platform, 'burst');
  const tabs = Array.from({ length: burst.tabs }, () =>
    io(platform.url, { transports: ['websocket'], forceNew: true, auth: { token } }),
  );
  const heard = tabs.map(() => ({ messages: 0, counts: 0, unread: 0 }));
  tabs.forEach((tab, index) => {
    tab.on('notification_received', () => {
      heard[index].messages += 1;
    });
    tab.on('unread_count_changed', ({ unreadCount, hasMore }) => {
      heard[index].counts += 1;
      heard[index].unread = hasMore ? 101 : unreadCount;
    });
  });
  await until(() => tabs.every((tab) => tab.connected), 60_000);
  const start = performance.now();
  let left = burst.triggers;
  await Promise.all(
    Array.from({ length: burst.atOnce }, async () => {
      while (left-- > 0)
        await triggerEvent(platform, { name: 'message', to: 'burst', payload: { content: 'x' } });
    }),
  );
  const answered = performance.now() - start;
  await until(() => heard.every((tab) => tab.messages === burst.triggers && tab.unread === 101), 120_000);
  await platform.live.drain();
  print(
    `burst of ${burst.triggers} to ${burst.tabs} tabs, answered and heard`,
    answered,
    performance.now() - start,
  );
  console.log(`counts announced to each tab: ${heard[0].counts} for ${burst.triggers} changes`);
  for (const tab of tabs) tab.close();
}

function median(times) {
  return [...times].sort((left, right) => left - right)[Math.floor(times.length / 2)];
}

function print(name, base, value, most) {
  const ratio = value / base;
  const over = most !== undefined && ratio > most;
  if (over) tooMuch += 1;
  const limit = most === undefined ? '' : ` (at most ${most})`;
  console.log(
    `${name}: ${base.toFixed(1)} ms, ${value.toFixed(1)} ms, ratio ${ratio.toFixed(2)}${limit}${over ? ' TOO MUCH' : ''}`,
  );
}
