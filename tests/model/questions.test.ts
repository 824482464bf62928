import { test, vi } from 'vitest';
import { worldNow } from '../../src/mocks/index.ts';
import { browserTabs } from '../support/browserTabs.ts';
import { randomSeries } from '../support/randomRuns.ts';
import { startModelClock } from '../support/worldClock.ts';
import { questionsRun } from './questionsRun.ts';

const browser = browserTabs();

test.each(randomSeries(500))(
  'answers on a bad line, in two tabs and among other people’s, are sent once and in time, and no draft is lost ($runs runs from seed $seed)',
  async ({ seed: firstSeed, runs }) => {
    startModelClock();
    vi.stubGlobal('BroadcastChannel', undefined);
    for (let run = 0; run < runs; run += 1) {
      browser.stored.clear();
      vi.setSystemTime(worldNow);
      await questionsRun(firstSeed + run, browser);
    }
  },
  600_000,
);
