import { describe, expect, test, vi } from 'vitest';
import { fakeLocks } from '../../../tests/support/fakeLocks.ts';
import { dayMs, laterBrowser, startMs } from '../../../tests/support/laterFixture.ts';

const snoozed = { snoozed: true };
const read = { read: true, seen: true };

describe('the tabs of a browser', () => {
  test('share what sleeps, and bring it back once when both wake at the same time', async () => {
    const browser = laterBrowser();
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const [one, other] = [await browser.tab(), await browser.tab()];
    await one.list();
    await one.putOff(['m3']);
    expect(await other.ids()).toEqual(['m1', 'm2']);
    expect(await other.ids(snoozed)).toEqual(['m3']);
    vi.setSystemTime(startMs + dayMs);
    browser.made('');
    const lists = await Promise.all([one.ids(), other.ids(), one.count(), other.count()]);
    expect(lists).toEqual([['m3', 'm1', 'm2'], ['m3', 'm1', 'm2'], 3, 3]);
    expect(browser.made('changeMessages')).toBe(1);
    await one.change(['m3'], read);
    expect(await other.row('m3')).toMatchObject({ read: true, cameBack: false });
    expect(browser.stored('m3')).toMatchObject({ read: true });
  });

  test('do not wait for one that holds on', async () => {
    const browser = laterBrowser();
    const locks = fakeLocks();
    vi.stubGlobal('navigator', { locks });
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    const [prefix = ''] = [...browser.held.keys()];
    void locks.request(prefix, {}, () => new Promise(() => {}));
    vi.setSystemTime(startMs + dayMs);
    const listed = tab.ids();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await listed).toEqual(['m1', 'm2']);
  });

  test('without locks bring each message back, and mark what was read meanwhile only where both do so at once', async () => {
    const browser = laterBrowser();
    const [one, other] = [await browser.tab(), await browser.tab()];
    await one.list();
    await one.putOff(['m3']);
    vi.setSystemTime(startMs + dayMs);
    await one.list();
    await one.change(['m3'], read);
    browser.made('');
    expect(await other.row('m3')).toMatchObject({ read: true });
    expect(browser.made('changeMessages')).toBe(0);
  });
});
