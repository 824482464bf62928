import { describe, expect, test, vi } from 'vitest';
import { dateAfter, dayMs, laterBrowser, messageOf, startMs } from '../../../tests/support/laterFixture.ts';

describe('pages', () => {
  test('of which all rows sleep are passed over, and none has a row twice', async () => {
    const browser = laterBrowser({ count: 12 });
    const tab = await browser.tab();
    await tab.list({}, null, 12);
    await tab.putOff(['m3', 'm4', 'm5', 'm6', 'm7', 'm8']);
    const first = await tab.list({}, null, 2);
    const second = await tab.list({}, first.next, 2);
    const third = await tab.list({}, second.next, 2);
    expect([first, second, third].map(({ messages }) => messages.map(({ id }) => id))).toEqual([
      ['m1', 'm2'],
      ['m9', 'm10'],
      ['m11', 'm12'],
    ]);
    expect(third.next).toBeNull();
  });

  test('have what came back once, by its new date, also where that is on a later page', async () => {
    const browser = laterBrowser({ count: 6 });
    const tab = await browser.tab();
    await tab.list();
    await tab.putOff(['m2', 'm6']);
    vi.setSystemTime(startMs + dayMs);
    await tab.list();
    for (const id of ['n1', 'n2', 'n3']) {
      browser.memory.receive('ada', { id, createdAt: dateAfter(dayMs + 60_000), read: true });
    }
    const found: unknown[] = [];
    let cursor: unknown = null;
    do {
      const { messages, next } = await tab.list({}, cursor, 2);
      found.push(...messages.map(({ id }) => id));
      cursor = JSON.parse(JSON.stringify(next));
    } while (cursor !== null);
    expect(found.slice(0, 3).sort()).toEqual(['n1', 'n2', 'n3']);
    expect(found.slice(3, 5).sort()).toEqual(['m2', 'm6']);
    expect(found.slice(5)).toEqual(['m1', 'm3', 'm4', 'm5']);
  });

  test('move with rows above them, but not with those that the server has elsewhere', async () => {
    const moved: unknown[] = [];
    const browser = laterBrowser({
      adapt: (backend) => ({
        ...backend,
        moveCursor(cursor, by) {
          moved.push([cursor, by]);
          return cursor;
        },
      }),
    });
    const tab = await browser.tab();
    const { next } = await tab.list({}, null, 1);
    tab.backend.moveCursor?.(next, 2);
    await tab.list();
    await tab.putOff(['m3']);
    vi.setSystemTime(startMs + dayMs);
    await tab.list();
    tab.backend.moveCursor?.(next, 1);
    tab.backend.moveCursor?.(next, -1);
    tab.backend.moveCursor?.('from before', 2);
    const inner = { id: 'm1', createdAt: messageOf(1).createdAt };
    expect(moved).toEqual([
      [inner, 2],
      [inner, 0],
      [inner, -1],
      ['from before', 1],
    ]);
  });

  test.each(['{"messages":7}', '{"messages":[{"uuid":"a"}]}'])(
    'that are no messages fail: %s',
    async (answer) => {
      const browser = laterBrowser({
        adapt: (backend) => ({ ...backend, listMessages: async () => JSON.parse(answer) }),
      });
      const tab = await browser.tab();
      await expect(tab.list()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});
