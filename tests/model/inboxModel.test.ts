import { expect, onTestFinished, test, vi } from 'vitest';
import { startModelClock } from '../support/worldClock.ts';
import { modelRun } from './modelRun.ts';
import type { VirtualWire } from './virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));

vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

/** To repeat a run, or to make many: MODEL_SEED=<seed> MODEL_RUNS=1000 npx vitest run --project house tests/model/inboxModel */
const firstSeed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env.MODEL_RUNS ?? 60);

test(`random stories of 50 steps end with what the server knows (${runs} runs from seed ${firstSeed})`, async () => {
  startModelClock();
  vi.stubGlobal('BroadcastChannel', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (let run = 0; run < runs; run += 1) {
    await modelRun(firstSeed + run, (one) => {
      wire.current = one;
    });
    expect(vi.getTimerCount(), `seed ${firstSeed + run} left timers`).toBe(0);
  }
}, 600_000);
