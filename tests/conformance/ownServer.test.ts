import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findFault, isOfLine } from './findFault.ts';
import { serverFaults } from './serverFaults.ts';

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

/**
 * One in three. `everyFault` tries all, also by the whole suite, and those of the line, which take seconds each. That the example without a
 * fault passes is in `demo/e2e/ownServer.test.ts`.
 */
const faults = serverFaults.filter((fault, place) => place % 3 === 0 && !isOfLine(fault));

describe('a server that does not keep the protocol fails the suite', () => {
  test.each(faults)('where it $name', (fault) => findFault(database, fault));
});
