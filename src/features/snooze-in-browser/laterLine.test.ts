import { describe, expect, test, vi } from 'vitest';
import { dateAfter, dayMs, laterBrowser, messageOf, startMs } from '../../../tests/support/laterFixture.ts';
import type { InboxBackend, InboxMessage } from '../../data/index.ts';

const snoozed = { snoozed: true };
const withoutLine = (backend: InboxBackend) => ({ ...backend, line: undefined });
const groupOf = ({ tags = [] }: InboxMessage) => tags[0];
/** Messages of two threads, of which the first has two. */
const threads = () => [
  messageOf(1, { tags: ['a'] }),
  messageOf(2, { tags: ['b'] }),
  messageOf(3, { tags: ['a'] }),
  messageOf(4),
];

describe('the line', () => {
  test('has everything asked for when the time of something has come, also a longer one than a timer can count', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    const { told, close } = await tab.listen();
    await tab.putOff(['m3'], 40 * dayMs);
    await tab.putOff(['m2'], 41 * dayMs);
    told.length = 0;
    await vi.advanceTimersByTimeAsync(40 * dayMs - 1);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['hint']);
    expect(await tab.ids()).toEqual(['m3', 'm1']);
    // The change of the server is told, but not asked for once more.
    expect(told).toEqual(['hint', 'unread 2']);
    await tab.change(['m2', 'm3'], { snoozedUntil: null });
    told.length = 0;
    await vi.advanceTimersByTimeAsync(2 * dayMs);
    expect(told).toEqual([]);
    close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('looks at the clock each minute, which may have jumped, and asks again while something could not be brought back', async () => {
    const browser = laterBrowser();
    const tab = await browser.tab();
    await tab.list();
    const { told } = await tab.listen();
    await tab.putOff(['m3']);
    told.length = 0;
    vi.setSystemTime(startMs + dayMs);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['hint']);
    browser.failing.set('changeMessages', 'unavailable');
    expect(await tab.ids()).toEqual(['m1', 'm2']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['hint', 'hint']);
  });

  test('has everything asked for where a list was what brought something back', async () => {
    const browser = laterBrowser({ adapt: withoutLine });
    const tab = await browser.tab();
    await tab.list();
    const { told } = await tab.listen();
    await tab.putOff(['m3']);
    vi.setSystemTime(startMs + dayMs);
    await tab.list();
    expect(told).toEqual(['off', 'hint']);
  });

  test('says that it tells nothing else where the backend has none', async () => {
    const browser = laterBrowser({ adapt: withoutLine });
    const tab = await browser.tab();
    const { told, close } = await tab.listen();
    expect(told).toEqual(['off']);
    browser.memory.receive('ada');
    expect(told).toEqual(['off']);
    close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('follows other tabs: a time that is put off there, and what they bring back', async () => {
    const browser = laterBrowser();
    const [one, other] = [await browser.tab(), await browser.tab()];
    await one.list();
    const { told, close } = await other.listen();
    await one.putOff(['m3']);
    told.length = 0;
    const [key = ''] = browser.kept();
    browser.tell(key);
    expect(told).toEqual([]);
    vi.setSystemTime(startMs + dayMs);
    const before = browser.held.get(key) ?? null;
    await one.list();
    told.length = 0;
    browser.tell(key, before);
    browser.tell(null);
    browser.tell('something of the host', before);
    expect(told).toEqual(['hint']);
    close();
    browser.tell(key, before);
    expect(told).toEqual(['hint']);
  });

  test('tells no message that sleeps, and every other one as it is', async () => {
    const tell: ((row: object) => void)[] = [];
    const browser = laterBrowser({
      adapt: (backend) => ({
        ...backend,
        line: {
          id: 'own',
          load: async () => (_session, listener) => {
            tell.push((row) => listener.message(row));
            return () => {};
          },
        },
      }),
    });
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m3']);
    const { told } = await tab.listen();
    for (const row of [{ id: 'm3' }, { id: 'm4' }, {}]) {
      tell[0]?.(row);
    }
    expect(told).toEqual(['message m4', 'message undefined']);
    expect(tab.backend.line?.id).toBe('own');
  });
});

describe('a new message of the same group', () => {
  test('that the line tells ends the sleep at once, and the row says so', async () => {
    const browser = laterBrowser({ messages: threads() });
    const tab = await browser.tab('ada', { groupOf });
    await tab.list();
    const { told } = await tab.listen();
    await tab.putOff(['m1', 'm2', 'm3', 'm4']);
    told.length = 0;
    vi.setSystemTime(startMs + 60_000);
    browser.memory.receive('ada', { id: 'new', tags: ['a'] });
    expect(told).toEqual(['message new', 'hint', 'unread 1']);
    expect((await tab.ids()).sort()).toEqual(['m1', 'm3', 'new']);
    expect(await tab.row('m1')).toMatchObject({ cameBack: 'activity', read: false, snoozedUntil: null });
    expect(await tab.ids(snoozed)).toEqual(['m2', 'm4']);
    expect(await tab.count()).toBe(3);
    await tab.change(['m1'], { read: true, seen: true });
    expect((await tab.row('m1')).cameBack).toBe(false);
  });

  test('that a list brings ends it, and that list has what came back', async () => {
    const browser = laterBrowser({ messages: threads() });
    const tab = await browser.tab('ada', { groupOf });
    await tab.list();
    await tab.putOff(['m3']);
    browser.memory.receive('ada', { id: 'new', tags: ['a'], createdAt: dateAfter(-1_000) });
    expect((await tab.ids()).sort()).toEqual(['m1', 'm2', 'm3', 'm4', 'new']);
    expect(await tab.row('m3')).toMatchObject({ cameBack: 'activity' });
  });

  test('ends nothing where it is older, of another group or of none, or where there are no groups', async () => {
    const browser = laterBrowser({ messages: threads() });
    const [tab, plain] = [await browser.tab('ada', { groupOf }), await browser.tab('bob')];
    await tab.list({}, null, 1);
    await plain.list();
    await tab.putOff(['m1']);
    await plain.putOff(['m1']);
    expect(await tab.ids()).toEqual(['m2', 'm3', 'm4']);
    for (const reader of ['ada', 'bob']) {
      browser.memory.receive(reader, { id: 'other', tags: ['c'] });
      browser.memory.receive(reader, { id: 'none' });
    }
    browser.memory.receive('bob', { id: 'new', tags: ['a'] });
    expect([await tab.ids(snoozed), await plain.ids(snoozed)]).toEqual([['m1'], ['m1']]);
    expect((await tab.ids()).sort()).toEqual(['m2', 'm3', 'm4', 'none', 'other']);
    expect(await plain.ids()).not.toContain('m1');
  });

  test('of a function that fails is none, and the list comes', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const browser = laterBrowser();
    const tab = await browser.tab('ada', {
      groupOf() {
        throw new Error('A fault of the host');
      },
    });
    await tab.list();
    await tab.putOff(['m3']);
    expect(await tab.ids()).toEqual(['m1', 'm2']);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('groupOf'), expect.any(Error));
    said.mockRestore();
  });
});

describe('where the backend itself snoozes', () => {
  const server = { messages: threads(), capabilities: { snooze: true } };

  test('it does so, and nothing is kept without groups', async () => {
    const browser = laterBrowser(server);
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m1']);
    expect(browser.stored('m1')).toMatchObject({ snoozedUntil: dateAfter(dayMs), read: false });
    expect((await tab.row('m1', snoozed)).snoozedHere).toBeUndefined();
    expect([await tab.count(snoozed), await tab.count()]).toEqual([1, 3]);
    expect(browser.kept()).toEqual([]);
    expect(await tab.ids()).toEqual(['m2', 'm3', 'm4']);
    vi.setSystemTime(startMs + dayMs);
    expect(await tab.ids()).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  test('a new message of the group ends that there, by one call for all of them, and the rows say so until they are read', async () => {
    const browser = laterBrowser(server);
    const tab = await browser.tab('ada', { groupOf });
    await tab.list();
    await tab.putOff(['m1', 'm2', 'm3', 'm4']);
    expect(browser.kept()).toHaveLength(3);
    expect([...browser.held.values()].join()).not.toContain('Message');
    const { told } = await tab.listen();
    browser.memory.receive('ada', { id: 'new', tags: ['a'] });
    expect(told).toContain('hint');
    browser.made('');
    expect(await tab.ids()).toEqual(['new', 'm1', 'm3']);
    expect(browser.made('changeMessages')).toBe(1);
    expect(browser.stored('m1')).toMatchObject({ snoozedUntil: null });
    expect(await tab.row('m1')).toMatchObject({ cameBack: 'activity' });
    await tab.change(['m1'], { read: true, seen: true });
    expect((await tab.row('m1')).cameBack).toBeUndefined();
    browser.memory.change('ada', ['m3'], { read: true });
    vi.setSystemTime(startMs + 20_000);
    expect((await tab.row('m3')).cameBack).toBeUndefined();
    expect(browser.kept()).toHaveLength(1);
  });

  test.each([
    ['its time has come', startMs + dayMs, []],
    ['it was ended elsewhere', startMs + 20_000, ['m1']],
  ])('what is noted of a message is forgotten once %s, and nothing is sent', async (_name, nowMs, ended) => {
    const browser = laterBrowser(server);
    const tab = await browser.tab('ada', { groupOf });
    await tab.list();
    await tab.putOff(['m1']);
    browser.memory.change('ada', ended, { snoozedUntil: null });
    vi.setSystemTime(nowMs);
    browser.made('');
    await tab.list();
    expect(browser.calls).toEqual(['listMessages']);
    expect(browser.kept()).toEqual([]);
  });

  test.each([[{ snoozedUntil: null }], ['removed' as const], [{ archived: true, read: true, seen: true }]])(
    'what is noted of a message is forgotten when the reader does %o',
    async (effect) => {
      const browser = laterBrowser(server);
      const tab = await browser.tab('ada', { groupOf });
      await tab.list();
      await tab.putOff(['m1']);
      await tab.change(['m1'], effect);
      expect(browser.kept()).toEqual([]);
    },
  );

  test('a full storage is reported, and the message is put off', async () => {
    const browser = laterBrowser(server);
    const tab = await browser.tab('ada', { groupOf });
    await tab.list();
    browser.state.full = true;
    await tab.putOff(['m1']);
    expect(tab.reported).toMatchObject([{ kind: 'storage' }]);
    expect(browser.stored('m1')).toMatchObject({ snoozedUntil: dateAfter(dayMs) });
  });
});
