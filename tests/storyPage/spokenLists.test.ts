import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';
import { bringScreenReader, spokenIn } from './spokenIn.ts';

const file = 'inbox/Lists.stories.tsx';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

async function openThread(locale: string, dir: string, tab: string): Promise<Page> {
  const page = await openOwnPage(server, { viewport: { width: 1_000, height: 800 } });
  await page.clock.setFixedTime('2026-11-26T09:00:00Z');
  await showStory(page, file, 'Thread', { locale, dir });
  // The words have been fetched.
  await page.getByRole('tab', { name: tab }).waitFor();
  return page;
}

/** What is said of a group, of the way into it, of a question and its answer, and of what a search has found. */
async function transcript(page: Page, announcement: string) {
  const rows = page.getByRole('article');
  const field = page.getByRole('searchbox');
  await page.locator('[data-carillon="search-button"]').click();
  await field.fill('ready');
  await expect.poll(() => rows.count()).toBe(1);
  await bringScreenReader(page);
  // Before it, on a slow machine, that messages are loading.
  await expect.poll(() => page.locator('[data-carillon="announcement"]').textContent()).toBe(announcement);
  const [found] = await spokenIn(rows);
  await page.locator('[data-carillon="search-field"] button').click();

  await expect.poll(() => rows.count()).toBe(2);
  const ofGroup = await spokenIn(rows.first());
  const [question] = await spokenIn(rows.last());
  await rows.last().getByRole('button', { name: 'Approve' }).click();
  await rows.last().getByText('Approved').waitFor();
  const spoken = await spokenIn(rows.last());
  // Its time follows, and two ends.
  const answer = spoken.slice(spoken.indexOf('Approved')).slice(0, -2).join(', ');
  const more = ofGroup.find((phrase) => phrase.startsWith('button') && phrase.includes('Jonas'));
  await page.context().close();
  return { group: ofGroup[0], more, question, answer, found };
}

test('a screen reader says in English how large a group is, a question, its answer, and what was found', async () => {
  expect(await transcript(await openThread('en', 'ltr', 'Needs you'), '1 found')).toEqual({
    group:
      'article, Unread: Maya commented on Launch, 3 notifications, 2 unread Ship it., position 1, set size 2',
    more: 'button, 1 unread · \u2068Jonas\u2069, \u2068Inês\u2069, Unread: Maya commented on Launch, not expanded',
    question:
      'article, Unread: Expense q1 waits for your approval, Two nights in Lisbon, € 412., position 2, set size 2',
    answer: 'Approved, time, now, end of time',
    found: 'article, Unread: Jonas commented on Launch, Ready., position 1, set size 1',
  });
});

test('a screen reader says the same in Arabic', async () => {
  expect(await transcript(await openThread('ar', 'rtl', 'بانتظار ردك'), 'عُثر على رسالة واحدة')).toEqual({
    group:
      'article, غير مقروء: Maya commented on Launch, 3 رسائل، إشعاران غير مقروءين Ship it., position 1, set size 2',
    more: 'button, إشعار واحد غير مقروء · \u2068Jonas\u2069 و\u2068Inês\u2069, غير مقروء: Maya commented on Launch, not expanded',
    question:
      'article, غير مقروء: Expense q1 waits for your approval, Two nights in Lisbon, € 412., position 2, set size 2',
    answer: 'Approved, time, الآن, end of time',
    found: 'article, غير مقروء: Jonas commented on Launch, Ready., position 1, set size 1',
  });
});

test('a screen reader says the same in Polish', async () => {
  expect(await transcript(await openThread('pl', 'ltr', 'Czekają na Ciebie'), 'Znaleziono 1')).toEqual({
    group:
      'article, Nieprzeczytane: Maya commented on Launch, 3 wiadomości, 2 nieprzeczytane Ship it., position 1, set size 2',
    more: 'button, 1 nieprzeczytane · \u2068Jonas\u2069 i \u2068Inês\u2069, Nieprzeczytane: Maya commented on Launch, not expanded',
    question:
      'article, Nieprzeczytane: Expense q1 waits for your approval, Two nights in Lisbon, € 412., position 2, set size 2',
    answer: 'Approved, time, teraz, end of time',
    found: 'article, Nieprzeczytane: Jonas commented on Launch, Ready., position 1, set size 1',
  });
});
