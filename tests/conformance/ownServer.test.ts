import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceCases, runConformance, runConformanceCase } from '../../src/backends/index.ts';
import { serverFaults } from './serverFaults.ts';
import { startOwnServer } from './startOwnServer.ts';

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

test('the example of a server of one’s own passes every case of the suite', async () => {
  const { subject, stop } = await startOwnServer(database);
  // A busy machine is no fault of the server.
  const results = await runConformance({ ...subject, settleMs: 20_000 });
  await stop();
  const others = results.filter(({ outcome }) => outcome !== 'passed');
  expect(others.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
    ['sessions/refused', 'skipped', expect.stringMatching(/token/)],
  ]);
});

describe('a server that does not keep the protocol fails the suite', () => {
  test.each(serverFaults)('where it $name', async ({ replacements, caughtBy }) => {
    const { subject, stop } = await startOwnServer(database, replacements);
    for (const one of conformanceCases.filter(({ id }) => id in caughtBy)) {
      const { outcome, reason } = await runConformanceCase(one, { ...subject, settleMs: 500 });
      expect
        .soft([one.id, outcome, reason])
        .toEqual([one.id, 'failed', expect.stringMatching(caughtBy[one.id] ?? '')]);
    }
    await stop();
    expect(Object.keys(caughtBy).filter((id) => !conformanceCases.some((one) => one.id === id))).toEqual([]);
  });
});
