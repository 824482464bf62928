import { describe, expect, test, vi } from 'vitest';
import { dayMs, laterBrowser, startMs } from '../../../tests/support/laterFixture.ts';

const snoozed = { snoozed: true };
const read = { read: true, seen: true };

describe('what is done with a message that sleeps', () => {
  test.each([
    ['archives', { archived: true, ...read }],
    ['removes', 'removed' as const],
  ])('%s it, and it does not come back', async (_name, effect) => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    await tab.change(['m3'], effect);
    expect(await tab.ids(snoozed)).toEqual([]);
    expect(browser.kept()).toEqual([]);
    vi.setSystemTime(startMs + dayMs);
    expect(await tab.ids()).toEqual(['m1', 'm2']);
    expect(await tab.count()).toBe(2);
  });

  test('lets one go whose removal the server calls gone', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    browser.memory.change('ada', ['m3'], 'removed');
    await expect(tab.change(['m3'], 'removed')).rejects.toMatchObject({ kind: 'gone' });
    expect(await tab.ids(snoozed)).toEqual([]);
  });

  test('leaves it alone when all of the inbox is removed or marked', async () => {
    const browser = laterBrowser({ count: 130 });
    const tab = await browser.tab();
    await tab.list({}, null, 130);
    await tab.putOff(['m2', 'm125']);
    await tab.changeAll({}, read);
    expect(await tab.count({ ...snoozed, read: false })).toBe(2);
    await tab.changeAll({}, 'removed');
    expect(browser.memory.messages('ada').map(({ id }) => id)).toEqual(['m2', 'm125']);
    vi.setSystemTime(startMs + dayMs);
    expect((await tab.ids()).sort()).toEqual(['m125', 'm2']);
  });

  test('removes all that sleep, and no others', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.changeAll(snoozed, 'removed');
    expect(browser.memory.messages('ada')).toHaveLength(3);
    await tab.putOff(['m2']);
    await tab.changeAll(snoozed, 'removed');
    expect(browser.memory.messages('ada').map(({ id }) => id)).toEqual(['m1', 'm3']);
    expect(await tab.ids(snoozed)).toEqual([]);
  });

  test('marks all, also what came back', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    vi.setSystemTime(startMs + dayMs);
    await tab.list();
    await tab.changeAll({}, read);
    expect(await tab.row('m3')).toMatchObject({ read: true, cameBack: false });
    await tab.changeAll({}, 'removed');
    expect(await tab.ids()).toEqual([]);
    expect(browser.kept()).toEqual([]);
  });
});
