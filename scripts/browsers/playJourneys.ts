import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformApi } from '../../demo/e2e/platformApi.ts';
import { startDemo } from '../../demo/e2e/startDemo.ts';
import { openSite } from '../../tests/embed/openSite.ts';
import { journeyPage } from './journeyPage.ts';
import { journeys } from './journeys.ts';
import type { OtherBrowser } from './otherBrowser.ts';

/** Runs the journeys one after the other, and returns whether all went well. They need `npm run build` and `npm run build:cli`. */
export async function playJourneys(openBrowser: () => Promise<OtherBrowser>, part: string): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'carillon-journeys-'));
  const demo = await startDemo({ port: 0, dataDir });
  const site = await openSite();
  const browser = await openBrowser();
  const began = performance.now();
  const wanted = Object.entries(journeys).filter(([name]) => name.includes(part));
  const failures: string[] = [];
  try {
    for (const [place, [name, journey]] of wanted.entries()) {
      const subscriberId = `traveller-${place}`;
      const options = {
        applicationIdentifier: 'demo-app',
        subscriberId,
        backendUrl: demo.url,
        socketUrl: demo.url,
      };
      const attributes = `application-identifier="demo-app" subscriber-id="${subscriberId}" backend-url="${demo.url}" socket-url="${demo.url}"`;
      try {
        await journey({
          page: journeyPage(browser),
          api: platformApi(demo.url, subscriberId),
          back: browser.back,
          host: (backend = 'widget', path = '/') =>
            `${demo.url}${path}?backend=${backend}&subscriber=${subscriberId}`,
          embedded: (html) => site.page(html(attributes, JSON.stringify(options))),
        });
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
        console.error(failures.at(-1));
      }
    }
  } finally {
    await browser.close();
    site.close();
    await demo.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${wanted.length} journeys in ${browser.name} in ${seconds} s, ${failures.length} went wrong`);
  return failures.length === 0;
}
