import { expect, test, vi } from 'vitest';
import { worldNow } from '../../../src/mocks/index.ts';
import type { Random } from '../../../src/mocks/random.ts';
import { browserTabs } from '../../support/browserTabs.ts';
import { randomSeries } from '../../support/randomRuns.ts';
import { startModelClock } from '../../support/worldClock.ts';
import type { VirtualWire } from '../virtualWire.ts';
// Loaded before the clock is fake: a late import would never end.
import '../../../src/backends/lines/openStream.ts';
import '../../../src/data/outbox/resumeOutbox.ts';
import { backendRun } from './backendRun.ts';
import { restServer } from './restServer.ts';
import { memoryServer, type Server, type TrueMessage, wireServer } from './servers.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));

vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

const browser = browserTabs();

/** First seeds and runs. One that has found a fault is added here; `npm run unruly -- --seed <seed> --runs <runs>` tries others. */
const found =
  process.env.UNRULY_SEED === undefined
    ? [3_000_543, 3_100_420, 5_000_805, 6_001_369, 8_000_058, 50_000_025, 50_006_128]
    : [];

/** The same, of a reader who also archives. */
const foundByMoves = process.env.UNRULY_SEED === undefined ? [20_786_023] : [];

const restName = 'the REST protocol';

const servers: Record<string, (messages: readonly TrueMessage[], random: Random) => Server> = {
  'a backend in memory': (messages, random) => memoryServer(messages, random, 'memory'),
  'a backend in memory that archives and snoozes': (messages, random) =>
    memoryServer(messages, random, 'memory', true),
  [restName]: restServer,
  'the widget protocol': (messages, random) =>
    wireServer(messages, random, (one) => {
      wire.current = one;
    }),
};

/** Those that have run once. */
const loaded = new Set<unknown>();

test.each(
  Object.entries(servers).flatMap(([name, start]) =>
    // The seeds that have found a fault found it without archiving, and the reader of the REST protocol is the same as that of the others.
    [
      ...randomSeries(name === restName || name.includes('archives') ? 60 : 500),
      ...(name === restName ? [] : name.includes('archives') ? foundByMoves : found).map((seed) => ({
        seed,
        runs: 1,
      })),
    ].map(({ seed, runs }) => [name, runs, seed, start] as const),
  ),
)(
  'random readers of %s end with what the server has (%i runs from seed %i)',
  async (_, runs, firstSeed, start) => {
    startModelClock();
    vi.stubGlobal('BroadcastChannel', undefined);
    // It loads the late code: so the first run is the same as it would be after others.
    if (!loaded.has(start)) {
      loaded.add(start);
      await backendRun(0, start);
    }
    let calls = 0;
    for (let run = 0; run < runs; run += 1) {
      browser.stored.clear();
      vi.setSystemTime(worldNow);
      calls += await backendRun(firstSeed + run, start);
      expect(vi.getTimerCount(), `seed ${firstSeed + run} left timers`).toBe(0);
    }
    console.info(`${(calls / runs).toFixed(1)} calls a run`);
  },
  600_000,
);
