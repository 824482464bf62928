import type { PGlite } from '@electric-sql/pglite';
import { expect } from 'vitest';
import { conformanceCases, runConformanceCase } from '../../src/backends-conformance.ts';
import type { ServerFault } from './serverFaults.ts';
import { startOwnServer } from './startOwnServer.ts';

/** What the case of a line says may need a busy machine's patience; without a line the first look decides, since nothing lags. */
const settleOf = (id: string) => (id.startsWith('line/') ? 10_000 : 500);

/** Runs the cases that are about a fault over a server that has it: each fails with the words for it. */
export async function findFault(database: PGlite, { replacements, caughtBy }: ServerFault): Promise<void> {
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
export const isOfLine = ({ caughtBy }: ServerFault) =>
  Object.keys(caughtBy).every((id) => id.startsWith('line/'));
