import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';
import { bringScreenReader, spokenIn } from './spokenIn.ts';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

/** What is said of the toasts of a story, once their words have been fetched. */
async function transcript(story: string, words: string, locale: string, dir = 'ltr') {
  const page = await openOwnPage(server, { viewport: { width: 1_000, height: 800 } });
  await showStory(page, 'inbox/Toasts.stories.tsx', story, { locale, dir });
  const region = page.locator('[data-carillon="message-toasts"]');
  await region.getByRole('group', { name: words }).waitFor();
  await bringScreenReader(page);
  const said = await spokenIn(region);
  // The inbox says what has come: a toast does not say it once more.
  const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  expect(await region.evaluate((element, selector) => element.closest(selector), live)).toBeNull();
  expect(await region.locator(live).count()).toBe(0);
  await page.context().close();
  return said;
}

const title = 'The export is ready';
const link = [`group, ${title}`, `link, ${title}`, title, `end of link, ${title}`, 'Maya Okafor'];

/** All that is said of one toast that is a link. */
const ofOne = (region: string, close: string) => [
  `region, ${region}`,
  ...link,
  `button, ${close}`,
  `end of group, ${title}`,
  `end of region, ${region}`,
];

/** All that is said of a burst, which opens the list. */
const ofBurst = (region: string, close: string, words: string) => [
  `region, ${region}`,
  `group, ${words}`,
  `button, ${words}`,
  `button, ${close}`,
  `end of group, ${words}`,
  `end of region, ${region}`,
];

test('A screen reader says in English what a toast is about, who sent it, and how many a burst has', async () => {
  expect(await transcript('OneMessage', title, 'en')).toEqual(ofOne('Notifications', 'Close'));
  expect(await transcript('Burst', '30 new notifications', 'en')).toEqual(
    ofBurst('Notifications', 'Close', '30 new notifications'),
  );
});

test('A screen reader says the same in Arabic', async () => {
  expect(await transcript('OneMessage', title, 'ar', 'rtl')).toEqual(ofOne('الإشعارات', 'إغلاق'));
  expect(await transcript('Burst', '30 رسالة جديدة', 'ar', 'rtl')).toEqual(
    ofBurst('الإشعارات', 'إغلاق', '30 رسالة جديدة'),
  );
});

test('A screen reader says the same in Polish', async () => {
  expect(await transcript('OneMessage', title, 'pl')).toEqual(ofOne('Powiadomienia', 'Zamknij'));
  expect(await transcript('Burst', '30 nowych wiadomości', 'pl')).toEqual(
    ofBurst('Powiadomienia', 'Zamknij', '30 nowych wiadomości'),
  );
});
