import { afterAll, beforeAll, expect, test } from 'vitest';
import { zones } from '../zones/zones.ts';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';

const file = 'inbox/DayGroups.interactions.stories.tsx';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

test.each(zones.slice(0, 4))(
  'the list in $name has each message below its day, around $changes',
  async ({ name }) => {
    const page = await openOwnPage(server, { timezoneId: name, viewport: { width: 1_000, height: 800 } });
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(name);
    for (const story of await page.evaluate((one) => globalThis.storyPage.names(one), file)) {
      await showStory(page, file, story, {});
    }
    await page.context().close();
  },
);
