import { expect, onTestFinished, test, vi } from 'vitest';
import { randomSeries } from '../support/randomRuns.ts';
import { startModelClock } from '../support/worldClock.ts';
import { modelRun } from './modelRun.ts';
import type { VirtualWire } from './virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));

vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

test.each(randomSeries(60))(
  'random stories of 50 steps end with what the server knows ($runs runs from seed $seed)',
  async ({ seed: firstSeed, runs }) => {
    startModelClock();
    vi.stubGlobal('BroadcastChannel', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    for (let run = 0; run < runs; run += 1) {
      await modelRun(firstSeed + run, (one) => {
        wire.current = one;
      });
      expect(vi.getTimerCount(), `seed ${firstSeed + run} left timers`).toBe(0);
    }
  },
  600_000,
);
