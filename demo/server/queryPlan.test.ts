import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InboxFilter, whereInbox } from './inbox/inboxFilter.ts';
import { nextSnoozeSql } from './live/snoozes.ts';
import { countStatement } from './messages/countMessages.ts';
import { severityStatement } from './messages/countSeverities.ts';
import { feedPageStatement, pageStatement } from './messages/feedPage.ts';
import { findFeedIds, type MessageFilter, type Statement } from './messages/messageFilter.ts';
import type { Platform } from './platform.ts';
import { fill, signIn, startTestPlatform, type TestClient } from './testPlatform.ts';

const stored = 10_000;
let platform: Platform;
let ana: TestClient;
let few: TestClient;

beforeAll(async () => {
  platform = await startTestPlatform();
  ana = await signIn(platform, 'ana');
  few = await signIn(platform, 'few');
  await fill(platform, 'few', 100);
  const [template] = await fill(platform, 'ana', 1, { feedIdentifier: 'alerts' });
  // Copies of a stored message, because ten thousand triggers would take too long.
  const [row] = await platform.database.query<Record<string, unknown>>(
    'select * from messages where id = $1',
    [template],
  );
  const own = ['id', 'transaction_id', 'created_at', 'seen', 'read', 'feed_id', 'archived', 'snoozed_until'];
  const same = Object.keys(row ?? {}).filter((column) => !own.includes(column));
  await platform.database.query(
    `insert into messages (${own.join(', ')}, ${same.join(', ')})
     select lpad(to_hex(n), 24, '0'), 'copy-' || n, created_at - n * interval '1 minute', n % 3 = 0, n % 5 = 0,
       case when n % 4 = 0 then feed_id end, n % 7 = 0, case when n % 11 = 0 then now() + n * interval '1 day' end,
       ${same.join(', ')}
     from messages, generate_series(1, $2::int) as n where id = $1`,
    [template, stored - 1],
  );
});
afterAll(() => platform.close());

async function plan(statement: Statement): Promise<string> {
  const rows = await platform.database.query<{ 'QUERY PLAN': string }>(
    `explain ${statement.sql}`,
    statement.params,
  );
  return rows.map((line) => line['QUERY PLAN']).join('\n');
}

function filter(choice: Partial<MessageFilter> = {}): MessageFilter {
  return { subscriber: ana.id, feedIds: null, seen: null, read: null, payload: null, ...choice };
}

// The embedded engine must also plan well for a table without fresh statistics; a server has its own worker for them.
const states = process.env.TEST_DATABASE_URL ? ['analyzed'] : ['unwatched', 'analyzed'];

describe.each(states)('with ten thousand messages, %s', (state) => {
  beforeAll(async () => {
    if (state === 'analyzed') await platform.database.query('analyze');
  });

  test.each<[string, Partial<MessageFilter>]>([
    ['everything', {}],
    ['the unread ones', { read: false }],
    ['the unseen ones', { seen: false }],
  ])('a page of %s comes from an index, in its order', async (_name, choice) => {
    for (const page of [0, 3]) {
      const text = await plan(feedPageStatement(filter(choice), { page, limit: 10 }));
      expect(text).toMatch(/Index Scan using messages_/);
      expect(text).not.toMatch(/Seq Scan|Sort/);
    }
  });

  test('a page of one feed comes from an index, in its order', async () => {
    const feedIds = await findFeedIds(platform.database, ['alerts']);
    const text = await plan(feedPageStatement(filter({ feedIds }), { page: 0, limit: 10 }));
    expect(text).toMatch(/Index Scan using messages_/);
    expect(text).not.toMatch(/Seq Scan|Sort/);
  });

  test.each<[string, Partial<MessageFilter>]>([
    ['unread', { read: false }],
    ['unseen', { seen: false }],
  ])('the %s count stops early in its own index', async (name, choice) => {
    const text = await plan(countStatement(filter(choice), 101));
    expect(text).toMatch(
      new RegExp(`Index (Only )?Scan.* messages_${name}|Bitmap Index Scan on messages_${name}`),
    );
    expect(text).toMatch(/Limit/);
    expect(text).not.toMatch(/Seq Scan|Sort/);
  });
});

describe('the inbox API with ten thousand messages', () => {
  const pageOf = (choice: InboxFilter) => plan(pageStatement(whereInbox(ana.id, choice), 10, 0));

  test.each<[string, InboxFilter, string]>([
    ['what is neither archived nor snoozed', { archived: false, snoozed: false }, 'page'],
    ['what is archived', { archived: true }, 'archived'],
    ['what is snoozed', { snoozed: true }, 'snoozed'],
  ])('reads a page of %s from an index, in its order', async (_name, choice, index) => {
    const text = await pageOf(choice);
    expect(text).toMatch(new RegExp(`Index (Only )?Scan using messages_${index}`));
    expect(text).not.toMatch(/Seq Scan|Sort/);
  });

  test('reads the count of each severity from its own index, and stops early', async () => {
    const text = await plan(severityStatement(ana.id, 99));
    expect(text.match(/Index (Only )?Scan using messages_severity/g)).toHaveLength(4);
    expect(text.match(/Limit/g)).toHaveLength(4);
    expect(text).not.toMatch(/Seq Scan|Sort/);
  });

  test('reads the end of the next snooze from an index', async () => {
    const text = await plan({ sql: nextSnoozeSql, params: [] });
    expect(text).toMatch(/Index (Only )?Scan using messages_snooze_end/);
    expect(text).not.toMatch(/Seq Scan|Sort/);
  });
});

test('a deep page skips messages in the index, without reading them', async () => {
  await platform.database.query('vacuum (analyze) messages');
  const text = await plan(feedPageStatement(filter(), { page: stored / 10 - 1, limit: 10 }));
  expect(text).toMatch(/Limit[^\n]*\n[^\n]*Index Only Scan using messages_page/);
  expect(text).not.toMatch(/Seq Scan/);
});

/** What a plan has read when it was carried out. */
interface Done {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Done[];
}

test('page 0 of ten thousand reads no more rows than page 0 of a hundred, and at most a few blocks more', async () => {
  const rowsOf = (node: Done): number =>
    node.Plans?.map(rowsOf).reduce((sum, rows) => sum + rows, 0) ??
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  const read = async ({ id, feed }: TestClient) => {
    expect((await feed()).data).toHaveLength(10);
    const { sql, params } = feedPageStatement(filter({ subscriber: id }), { page: 0, limit: 10 });
    const [answer] = await platform.database.query<{ 'QUERY PLAN': readonly { Plan: Done }[] }>(
      `explain (analyze, buffers, timing off, format json) ${sql}`,
      params,
    );
    const done = answer?.['QUERY PLAN'][0]?.Plan;
    return done && { rows: rowsOf(done), blocks: done['Shared Hit Blocks'] + done['Shared Read Blocks'] };
  };
  const [hundred, thousands] = [await read(few), await read(ana)];
  console.log(hundred, thousands);
  expect(thousands?.rows).toBeLessThanOrEqual(hundred?.rows ?? 0);
  // Its index is a level deeper, and its rows lie further apart.
  expect(thousands?.blocks).toBeLessThanOrEqual((hundred?.blocks ?? 0) + 10);
});

test('every message of ten thousand is on exactly one page', async () => {
  const found = new Set<string>();
  for (let page = 0; ; page += 1) {
    const { data, hasMore } = await ana.feed(`?limit=100&page=${page}`);
    for (const message of data) found.add(message._id);
    if (!hasMore) break;
  }
  expect(found.size).toBe(stored);
  expect(await ana.count('unread')).toBe(100);
});
