import '../support/fakeDom.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryBackend } from '../../src/backends/index.ts';
import { createInboxClient } from '../../src/data/engine/createInboxClient.ts';
import { updateMessages } from '../../src/data/index.ts';
import { showStoredChanges } from '../../src/data/outbox/showStoredChanges.ts';
import { laterInBrowser } from '../../src/features/snooze-in-browser/laterInBrowser.ts';
import { countScreen, feedScreen } from '../support/inboxOf.ts';
import { browserStorage, messageOf } from '../support/laterFixture.ts';
import { silentConsole } from '../support/silentConsole.ts';

silentConsole();

const until = () => new Date(Date.now() + 3_600_000).toISOString();

/** A browser over a server without snooze, whose pages have clients of their own. */
function openBrowser() {
  const { held, storage } = browserStorage();
  vi.stubGlobal('localStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  const memory = memoryBackend({
    messages: [1, 2, 3].map((place) => messageOf(place)),
    capabilities: { snooze: false },
  });
  return {
    memory,
    kept: () => [...held.keys()].filter((key) => key.includes('_later')),
    async open(subscriberId: string) {
      const client = createInboxClient({ subscriberId, backend: laterInBrowser(memory) });
      onTestFinished(() => client.destroy());
      showStoredChanges(client);
      const [inbox, snoozed] = [feedScreen(client), feedScreen(client, { snoozed: true })];
      const counts = countScreen(client);
      const ids = (screen: typeof inbox) => screen.rows().map(({ id }) => id);
      await Promise.all([inbox.loaded(), snoozed.loaded()]);
      return { client, bell: () => counts.shown()[0], shown: () => [ids(inbox), ids(snoozed)] };
    },
  };
}

test('a client shows what is put off in its place and counts it no more, and signing out ends that for this reader alone', async () => {
  const browser = openBrowser();
  const [ada, bob] = [await browser.open('ada'), await browser.open('bob')];
  for (const { client } of [ada, bob]) {
    await updateMessages(client, { ids: ['m2'], snoozedUntil: until() });
  }
  expect(ada.shown()).toEqual([['m1', 'm3'], ['m2']]);
  await vi.waitFor(() => expect(ada.bell()).toBe(2));
  expect(browser.kept()).toHaveLength(4);
  ada.client.destroy(true);
  expect(browser.kept()).toHaveLength(2);
  expect(browser.kept().every((key) => key.includes('"bob"'))).toBe(true);
  const again = await browser.open('ada');
  expect(again.shown()).toEqual([['m1', 'm2', 'm3'], []]);
  expect(bob.shown()).toEqual([['m1', 'm3'], ['m2']]);
});

test('what waits for its undo time while the reader signs out is neither kept nor marked', async () => {
  const browser = openBrowser();
  const { client } = await browser.open('ada');
  await updateMessages(client, { ids: ['m2'], snoozedUntil: until(), undoMs: 60_000 });
  client.destroy(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(browser.kept()).toEqual([]);
  expect(browser.memory.messages('ada').every(({ read }) => !read)).toBe(true);
});

test('what waits for its undo time while the page closes is put off', async () => {
  const browser = openBrowser();
  const { client } = await browser.open('ada');
  await updateMessages(client, { ids: ['m2'], snoozedUntil: until(), undoMs: 60_000 });
  client.destroy();
  await vi.waitFor(() => expect(browser.memory.messages('ada')[1]).toMatchObject({ id: 'm2', read: true }));
  expect((await browser.open('ada')).shown()).toEqual([['m1', 'm3'], ['m2']]);
});
