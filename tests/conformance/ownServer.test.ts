import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceCases, runConformance, runConformanceCase } from '../../src/backends/index.ts';
import { type ServerFault, serverFaults } from './serverFaults.ts';
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

/** What the case of a line says may need a busy machine's patience; without a line the first look decides, since nothing lags. */
const settleOf = (id: string) => (id.startsWith('line/') ? 10_000 : 500);

async function findFault({ replacements, caughtBy }: ServerFault): Promise<void> {
  const { subject, stop } = await startOwnServer(database, replacements);
  const found = new Map<string, unknown>();
  for (const one of conformanceCases.filter(({ id }) => id in caughtBy)) {
    const { id, outcome, reason } = await runConformanceCase(one, { ...subject, settleMs: settleOf(one.id) });
    found.set(id, [outcome, reason]);
  }
  await stop();
  const expected = Object.entries(caughtBy).map(([id, words]) => [
    id,
    ['failed', expect.stringMatching(words)],
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
}

/** Those that only a line shows, which mostly waits: beside each other. The clock of one would wake what another one has put off. */
const isOfLine = ({ caughtBy }: ServerFault) => Object.keys(caughtBy).every((id) => id.startsWith('line/'));

describe('a server that does not keep the protocol fails the suite', () => {
  test.each(serverFaults.filter((one) => !isOfLine(one)))('where it $name', findFault);
});

describe('a server whose events do not keep the protocol fails the suite', () => {
  test.concurrent.each(serverFaults.filter(isOfLine))('where it $name', findFault);
});
