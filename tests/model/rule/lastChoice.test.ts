import { onlineManager } from '@tanstack/react-query';
import { onTestFinished, test, vi } from 'vitest';
import { worldNow } from '../../../src/mocks/index.ts';
import { browserTabs } from '../../support/browserTabs.ts';
import { outboxRun } from '../outboxRun.ts';
import type { VirtualWire } from '../virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));

vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

const browser = browserTabs();

/** To repeat a run, or to make many: `npm run unruly -- --seed <seed> --runs <runs>`. */
const seed = Number(process.env.UNRULY_SEED ?? 35);
const runs = Number(process.env.UNRULY_RUNS ?? 30);

test(`whatever happens to the line and to a tab, the reader's last choice for each message counts (${runs} runs from seed ${seed})`, async () => {
  vi.useFakeTimers({
    now: worldNow,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    onlineManager.setOnline(true);
  });
  for (let run = 0; run < runs; run += 1) {
    browser.stored.clear();
    vi.setSystemTime(worldNow);
    await outboxRun(
      seed + run,
      browser,
      (one) => {
        wire.current = one;
      },
      true,
      true,
    );
  }
}, 600_000);
