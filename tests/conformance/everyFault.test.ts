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

test.each(serverFaults)('the whole suite, run over a server that $name, finds it', async (planted) => {
  const { subject, stop } = await startOwnServer(database, planted.replacements);
  const results = await runConformance({ ...subject, settleMs: 300 });
  await stop();
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
  expect(failed).toEqual(expect.arrayContaining(Object.keys(planted.caughtBy)));
});

describe('a server that does not keep the protocol fails the suite', () => {
  test.each(serverFaults.filter((one) => !isOfLine(one)))('where it $name', (fault) =>
    findFault(database, fault),
  );
});

describe('a server whose events do not keep the protocol fails the suite', () => {
  test.concurrent.each(serverFaults.filter(isOfLine))('where it $name', (fault) =>
    findFault(database, fault),
  );
});
