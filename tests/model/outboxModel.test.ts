import { test, vi } from 'vitest';
import { worldNow } from '../../src/mocks/index.ts';
import { browserTabs } from '../support/browserTabs.ts';
import { randomSeries } from '../support/randomRuns.ts';
import { startModelClock } from '../support/worldClock.ts';
import { outboxRun } from './outboxRun.ts';
import type { VirtualWire } from './virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));

vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

const browser = browserTabs();

test.each(randomSeries(30))(
  'on a bad line, with tabs that crash, nothing is lost or done twice ($runs runs from seed $seed)',
  async ({ seed: firstSeed, runs }) => {
    startModelClock();
    vi.stubGlobal('BroadcastChannel', undefined);
    for (let run = 0; run < runs; run += 1) {
      browser.stored.clear();
      vi.setSystemTime(worldNow);
      await outboxRun(firstSeed + run, browser, (one) => {
        wire.current = one;
      });
    }
  },
  600_000,
);
