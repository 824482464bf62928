import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runConformance } from '../../src/backends-conformance.ts';
import { findFault, isOfLine } from './findFault.ts';
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

/** One in three. `everyFault` tries all, also by the whole suite, and those of the line, which take seconds each. */
const faults = serverFaults.filter((fault, place) => place % 3 === 0 && !isOfLine(fault));

describe('a server that does not keep the protocol fails the suite', () => {
  test.each(faults)('where it $name', (fault) => findFault(database, fault));
});
