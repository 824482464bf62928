import { expect, test } from 'vitest';
import { postgresStore } from './postgres.ts';

test.each([
  ['an object that has them as `rows`, as `pg` and Neon do', { rows: [{ number: '3' }], rowCount: 1 }],
  ['a list, as `postgres` and Prisma do', [{ number: 3 }]],
  ['a list with big integers', [{ number: 3n }]],
])('a query may return rows as %s', async (_how, answer) => {
  const asked: unknown[] = [];
  const store = postgresStore(async (sql, values) => {
    asked.push(sql, values);
    return answer;
  });
  expect(await store.count({ id: 'ana' }, { feed: ['billing'] }, 5)).toBe(3);
  expect(asked).toEqual([expect.stringContaining('feed = $3'), ['', 'ana', 'billing', 5]]);
});
