import { describe, expect, test, vi } from 'vitest';
import { dateAfter, dayMs, laterBrowser, messageOf, startMs } from '../../../tests/support/laterFixture.ts';
import { clearPersistedInbox, InboxError } from '../../data/index.ts';

const snoozed = { snoozed: true };

describe('where it is kept', () => {
  test('in the memory of the page, where the browser denies its storage', async () => {
    const browser = laterBrowser();
    vi.stubGlobal('localStorage', undefined);
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    expect([await tab.ids(), await tab.ids(snoozed)]).toEqual([['m1', 'm2'], ['m3']]);
    vi.setSystemTime(startMs + dayMs);
    expect(await tab.ids()).toEqual(['m3', 'm1', 'm2']);
  });

  test('in memory too, where a private window has a storage that takes nothing', async () => {
    const browser = laterBrowser();
    browser.state.full = true;
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    expect(await tab.ids(snoozed)).toEqual(['m3']);
    expect(browser.held.size).toBe(0);
  });

  test.each(['from the start', 'since'])(
    'is told as a failure where the storage is full %s, and nothing is marked',
    async (when) => {
      const browser = laterBrowser();
      browser.held.set('host', 'much');
      browser.state.full = when === 'from the start';
      const tab = await browser.tab();
      await tab.list();
      browser.state.full = true;
      browser.made('');
      const failure = await tab.putOff(['m3']).catch((thrown: unknown) => thrown);
      expect(failure).toBeInstanceOf(InboxError);
      expect(failure).toMatchObject({ kind: 'storage', retryable: false });
      expect(browser.calls).toEqual([]);
      expect(await tab.ids()).toEqual(['m1', 'm2', 'm3']);
      browser.state.full = false;
      await tab.putOff(['m3']);
      expect(await tab.ids(snoozed)).toEqual(['m3']);
    },
  );

  test('as it was where a full storage does not take what comes of it, and the message is back all the same', async () => {
    const browser = laterBrowser({ messages: [messageOf(1, { tags: ['a'] }), messageOf(2)] });
    const tab = await browser.tab('ada', { groupOf: ({ tags = [] }) => tags[0] });
    await tab.list();
    await tab.putOff(['m1']);
    browser.held.set('host', 'much');
    browser.state.full = true;
    browser.memory.receive('ada', { id: 'new', tags: ['a'], createdAt: dateAfter(1_000) });
    await tab.change(['m1'], { read: true, seen: true });
    expect([await tab.ids(), await tab.ids(snoozed)]).toEqual([['new', 'm2'], ['m1']]);
    vi.setSystemTime(startMs + dayMs);
    expect(await tab.ids()).toEqual(['new', 'm1', 'm2']);
    expect(browser.stored('m1')).toMatchObject({ read: false });
  });

  test('in a storage of the host, if it gives one', async () => {
    const browser = laterBrowser();
    const own = new Map<string, string>();
    const storage = { ...localStorage, length: 0 } satisfies Storage;
    Object.defineProperties(storage, {
      length: { get: () => own.size },
      key: { value: (place: number) => [...own.keys()][place] ?? null },
      getItem: { value: (key: string) => own.get(key) ?? null },
      setItem: { value: (key: string, value: string) => void own.set(key, value) },
      removeItem: { value: (key: string) => void own.delete(key) },
    });
    const tab = await browser.tab('ada', { storage });
    await tab.list();
    await tab.putOff(['m3']);
    expect(await tab.ids(snoozed)).toEqual(['m3']);
    expect(own.size).toBe(2);
    expect(browser.held.size).toBe(0);
  });

  test.each([
    ['no JSON', '{'],
    ['another version', '{"version":9,"id":"m3"}'],
    ['no times', '{"version":1,"id":"m3","row":{"id":"m3"}}'],
    ['the row of another', '{"version":1,"id":"m3","untilMs":1,"atMs":1,"sinceMs":1,"row":{"id":"m1"}}'],
    ['no row', '{"version":1,"id":"m3","untilMs":1,"atMs":1,"sinceMs":1,"row":7}'],
    ['an array', '[1]'],
  ])('is checked when it is read: %s counts as nothing', async (_name, text) => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    browser.held.set(browser.kept()[0] ?? '', text);
    expect(await tab.ids(snoozed)).toEqual([]);
    expect(await tab.ids()).toEqual(['m1', 'm2', 'm3']);
  });

  test('apart from what another reader has put off, in the same page and under the same address', async () => {
    const browser = laterBrowser();
    const [ada, bob] = [await browser.tab('ada'), await browser.tab('bob')];
    await ada.list();
    await bob.list();
    await ada.putOff(['m3']);
    expect([await bob.ids(), await bob.ids(snoozed), await bob.count()]).toEqual([['m1', 'm2', 'm3'], [], 3]);
    vi.setSystemTime(startMs + dayMs);
    await bob.list();
    expect(browser.stored('m3', 'bob')).toMatchObject({ read: false });
    expect(browser.stored('m3', 'ada')).toMatchObject({ read: true });
    expect([...browser.held].filter(([key]) => key.includes('bob')).map(([, text]) => text)).toEqual(['']);
  });

  test('until the reader signs out: what is sent after that is not kept, and nothing is marked', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    await clearPersistedInbox().catch(() => {});
    expect([...browser.held.keys()]).toEqual([]);
    expect(await tab.ids()).toEqual(['m1', 'm2', 'm3']);
    browser.made('');
    await expect(tab.putOff(['m2'])).rejects.toMatchObject({ kind: 'storage' });
    expect(browser.calls).toEqual([]);
    expect(browser.held.size).toBe(0);
    const next = await browser.tab();
    await next.list();
    await next.putOff(['m2']);
    expect(await next.ids(snoozed)).toEqual(['m2']);
  });
});
