import { describe, expect, test, vi } from 'vitest';
import { dateAfter, dayMs, laterBrowser, messageOf, startMs } from '../../../tests/support/laterFixture.ts';

const snoozed = { snoozed: true };
const read = { read: true, seen: true };

describe('a message that is put off', () => {
  test('is listed among those only, read for the server, and counted right', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    expect(await tab.ids()).toEqual(['m1', 'm2', 'm3']);
    browser.made('');
    const { messages } = await tab.putOff(['m2']);
    expect(messages).toEqual([
      expect.objectContaining({ id: 'm2', snoozedUntil: dateAfter(dayMs), read: false }),
    ]);
    expect(browser.calls).toEqual(['changeMessages']);
    expect(await tab.ids()).toEqual(['m1', 'm3']);
    expect(await tab.ids({ read: true })).toEqual([]);
    expect(await tab.row('m2', snoozed)).toMatchObject({ snoozedHere: true, snoozedUntil: dateAfter(dayMs) });
    expect(browser.stored('m2')).toMatchObject({ read: true });
    expect(browser.stored('m2')?.snoozedUntil).toBeUndefined();
    expect([await tab.count(), await tab.count({}), await tab.count({ read: true })]).toEqual([2, 2, 0]);
    expect([await tab.count(snoozed), await tab.count({ ...snoozed, read: false })]).toEqual([1, 1]);
    expect(await tab.count({}, 1)).toBe(1);
  });

  test('is listed the soonest first, by the filters of the query', async () => {
    const browser = laterBrowser({
      messages: [messageOf(1), messageOf(2, { feedId: 'one' }), messageOf(3, { data: { part: 1 } })],
    });
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m1'], 3 * dayMs);
    await tab.putOff(['m2'], dayMs);
    await tab.putOff(['m3'], 2 * dayMs);
    expect(await tab.ids(snoozed)).toEqual(['m2', 'm3', 'm1']);
    expect(await tab.ids({ ...snoozed, feed: 'one' })).toEqual(['m2']);
    expect(await tab.ids({ ...snoozed, data: { part: 1 } })).toEqual(['m3']);
    expect(await tab.ids({ ...snoozed, raw: { own: 1 } })).toEqual([]);
    expect(await tab.count({ ...snoozed, feed: 'two' })).toBe(0);
  });

  test('is put off until another time without a further call', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m2']);
    browser.made('');
    await tab.putOff(['m2'], 2 * dayMs);
    expect(browser.calls).toEqual([]);
    expect(await tab.row('m2', snoozed)).toMatchObject({ snoozedUntil: dateAfter(2 * dayMs), read: false });
  });

  test('is marked in this browser alone, since the server has it as read', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m2']);
    browser.made('');
    const marked = await tab.change(['m2'], read);
    expect(marked.messages).toEqual([expect.objectContaining({ id: 'm2', read: true, snoozedHere: true })]);
    await tab.change(['m2'], { read: false, seen: true });
    expect(browser.calls).toEqual([]);
    expect(await tab.row('m2', snoozed)).toMatchObject({ read: false });
    await tab.change(['m1', 'm2'], read);
    expect(browser.made('changeMessages')).toBe(1);
    expect(browser.stored('m1')).toMatchObject({ read: true });
    expect(await tab.count({ ...snoozed, read: false })).toBe(0);
  });

  test.each([
    [false, 2],
    [true, 1],
  ])('comes back when the reader ends that: one that was read (%s) as it was', async (wasRead, unread) => {
    const browser = laterBrowser({ messages: [messageOf(1), messageOf(2, { read: wasRead })] });
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m2']);
    const { messages } = await tab.change(['m2'], { snoozedUntil: null });
    expect(messages).toMatchObject([{ id: 'm2', read: wasRead, snoozedUntil: null, snoozedHere: false }]);
    expect(await tab.ids()).toEqual(['m1', 'm2']);
    expect(await tab.ids(snoozed)).toEqual([]);
    expect(browser.stored('m2')).toMatchObject({ read: wasRead });
    expect(await tab.count()).toBe(unread);
    expect((await tab.row('m2')).cameBack).toBeFalsy();
    expect(browser.kept()).toEqual([]);
    // Once more, without a list in between.
    await tab.putOff(['m2']);
    await tab.list();
    await tab.change(['m2'], { snoozedUntil: null });
    await tab.putOff(['m2']);
    await tab.change(['m2'], { snoozedUntil: null });
    expect(browser.stored('m2')).toMatchObject({ read: wasRead });
  });

  test('says what was answered by its button', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m2']);
    const answer = await tab.backend.answerMessage?.('m2', 'primary', { note: 'x' }, tab.call);
    expect(answer?.messages).toMatchObject([{ id: 'm2', snoozedHere: true, read: false }]);
    expect(await tab.row('m2', snoozed)).toMatchObject({ answered: { id: 'primary', data: { note: 'x' } } });
  });

  test('that was never listed here is looked for, or shows up by its id until it is listed', async () => {
    let isBehind = true;
    const browser = laterBrowser({
      count: 2,
      adapt: (backend) => ({
        ...backend,
        async listMessages(...given) {
          const page = await backend.listMessages(...given);
          return { ...page, messages: page.messages.filter(({ id }) => !isBehind || id !== 'm2') };
        },
      }),
    });
    const tab = await browser.tab();
    await tab.putOff(['m1', 'm2']);
    expect(await tab.row('m1', snoozed)).toMatchObject({ title: 'Message 1', read: false });
    expect(await tab.row('m2', snoozed)).toMatchObject({ createdAt: '', read: false, snoozedHere: true });
    isBehind = false;
    expect(await tab.row('m2', snoozed)).toMatchObject({ title: 'Message 2', read: false });
    expect(await tab.ids()).toEqual([]);
    vi.setSystemTime(startMs + dayMs);
    expect((await tab.ids()).sort()).toEqual(['m1', 'm2']);
  });

  test('stays as it was where the server refuses', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    browser.failing.set('changeMessages', 'refused');
    await expect(tab.putOff(['m1', 'm2'])).rejects.toMatchObject({ kind: 'refused' });
    expect(await tab.ids()).toEqual(['m1', 'm2', 'm3']);
    expect(browser.kept()).toEqual([]);
    await expect(tab.change(['m1'], { snoozedUntil: 'soon' })).rejects.toMatchObject({ kind: 'unsupported' });
  });

  test('is put off although another one of the same change is gone', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    browser.memory.change('ada', ['m1'], 'removed');
    await expect(tab.putOff(['m1', 'm2'])).rejects.toMatchObject({ kind: 'gone' });
    expect(await tab.ids(snoozed)).toEqual(['m2']);
    expect(await tab.ids()).toEqual(['m3']);
  });
});
