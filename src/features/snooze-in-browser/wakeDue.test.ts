import { describe, expect, test, vi } from 'vitest';
import { dateAfter, dayMs, laterBrowser, startMs } from '../../../tests/support/laterFixture.ts';

const snoozed = { snoozed: true };
const read = { read: true, seen: true };

describe('a message whose time has come', () => {
  test('is unread and on top, and says so until it is read', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    vi.setSystemTime(startMs + dayMs - 1);
    expect(await tab.ids()).toEqual(['m1', 'm2']);
    vi.setSystemTime(startMs + dayMs);
    expect(await tab.count()).toBe(3);
    expect(await tab.ids()).toEqual(['m3', 'm1', 'm2']);
    expect(await tab.row('m3')).toMatchObject({
      read: false,
      cameBack: true,
      snoozedUntil: null,
      snoozedHere: false,
      createdAt: dateAfter(dayMs),
    });
    expect(browser.stored('m3')).toMatchObject({ read: false });
    expect([await tab.ids(snoozed), await tab.ids({ read: true })]).toEqual([[], []]);
    browser.made('');
    await tab.list();
    expect(browser.calls).toEqual(['listMessages']);
    const marked = await tab.change(['m3'], read);
    expect(marked.messages).toMatchObject([{ id: 'm3', cameBack: false, createdAt: dateAfter(dayMs) }]);
    expect(await tab.ids()).toEqual(['m3', 'm1', 'm2']);
    await tab.change(['m3'], { read: false, seen: true });
    expect((await tab.row('m3')).cameBack).toBe(false);
    expect(await tab.ids({ read: false })).toEqual(['m3', 'm1', 'm2']);
  });

  test('is below what has come since, and in its old place an hour after it was read, or after a week', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m2', 'm3']);
    vi.setSystemTime(startMs + dayMs);
    await tab.list();
    vi.setSystemTime(startMs + dayMs + 60_000);
    browser.memory.receive('ada', { id: 'new' });
    expect(await tab.ids()).toEqual(['new', 'm3', 'm2', 'm1']);
    await tab.change(['m3'], read);
    vi.setSystemTime(startMs + dayMs + 3_800_000);
    expect(await tab.ids()).toEqual(['new', 'm2', 'm1', 'm3']);
    expect(browser.kept()).toHaveLength(1);
    vi.setSystemTime(startMs + 9 * dayMs);
    expect(await tab.ids()).toEqual(['new', 'm1', 'm2', 'm3']);
    expect(browser.kept()).toEqual([]);
  });

  test('is on top also where this computer’s clock is behind the server’s', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3'], 60_000);
    browser.memory.receive('ada', { id: 'ahead', createdAt: dateAfter(3_600_000) });
    vi.setSystemTime(startMs + 60_000);
    expect(await tab.ids()).toEqual(['m3', 'ahead', 'm1', 'm2']);
  });

  test('comes back once, after a computer has slept over several times, and stays where a clock is set back', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m1'], dayMs);
    await tab.putOff(['m2'], 2 * dayMs);
    vi.setSystemTime(startMs + 30 * dayMs);
    browser.made('');
    expect(new Set(await tab.ids())).toEqual(new Set(['m1', 'm2', 'm3']));
    expect(browser.made('changeMessages')).toBe(1);
    expect(await tab.count()).toBe(3);
    vi.setSystemTime(startMs);
    expect((await tab.ids()).sort()).toEqual(['m1', 'm2', 'm3']);
    expect(await tab.ids(snoozed)).toEqual([]);
    expect(browser.made('changeMessages')).toBe(0);
  });

  test.each([
    ['removed', 'removed' as const],
    ['archived', { archived: true, ...read }],
  ])('and that was %s elsewhere is let go, and nothing is marked', async (_name, effect) => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    browser.memory.change('ada', ['m3'], effect);
    vi.setSystemTime(startMs + dayMs);
    browser.made('');
    expect(await tab.ids()).toEqual(['m1', 'm2']);
    expect(browser.made('changeMessages')).toBe(0);
    expect(browser.kept()).toEqual([]);
    expect(await tab.ids({ archived: true })).toEqual(effect === 'removed' ? [] : ['m3']);
  });

  test('and that was read, removed or archived elsewhere after that says no longer that it came back', async () => {
    const browser = laterBrowser({ count: 4 });
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m2', 'm3', 'm4']);
    vi.setSystemTime(startMs + dayMs);
    expect((await tab.ids()).slice(0, 3).sort()).toEqual(['m2', 'm3', 'm4']);
    browser.memory.change('ada', ['m2'], read);
    browser.memory.change('ada', ['m3'], 'removed');
    browser.memory.change('ada', ['m4'], { archived: true, ...read });
    vi.setSystemTime(startMs + dayMs + 20_000);
    const { messages } = await tab.list({}, null, 2);
    expect(messages.map(({ id, read: isRead, cameBack }) => [id, isRead, cameBack])).toEqual([
      ['m2', true, false],
      ['m1', false, undefined],
    ]);
  });

  test('is looked for among the unread where the first page does not have it', async () => {
    const browser = laterBrowser({ count: 30 });
    const tab = await browser.tab();
    await tab.list({}, null, 100);
    await tab.putOff(['m30', 'm29']);
    vi.setSystemTime(startMs + dayMs);
    await tab.list();
    browser.memory.change('ada', ['m29'], read);
    vi.setSystemTime(startMs + dayMs + 20_000);
    expect((await tab.ids()).slice(0, 2)).toEqual(['m30', 'm1']);
    // Where it is now.
    expect((await tab.list({}, null, 100)).messages.at(-1)).toMatchObject({ id: 'm29', read: true });
  });

  test('sleeps on while the server cannot be told, and the list comes all the same', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    vi.setSystemTime(startMs + dayMs);
    browser.failing.set('changeMessages', 'unavailable');
    expect(await tab.ids()).toEqual(['m1', 'm2']);
    browser.failing.set('changeMessages', 'unauthorized');
    await expect(tab.list()).rejects.toMatchObject({ kind: 'unauthorized' });
    browser.failing.clear();
    expect(await tab.ids()).toEqual(['m3', 'm1', 'm2']);
    expect(tab.reported).toEqual([]);
  });

  test('is back as read where the server refuses for good, which is reported', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    vi.setSystemTime(startMs + dayMs);
    browser.failing.set('changeMessages', 'refused');
    expect(await tab.ids()).toEqual(['m3', 'm1', 'm2']);
    expect(await tab.row('m3')).toMatchObject({ read: true });
    expect(tab.reported).toMatchObject([{ kind: 'refused' }]);
    expect(await tab.ids(snoozed)).toEqual([]);
  });
});
