import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { buildMessage, holdAnswers } from '../../../src/mocks/index.ts';
import { browserTabs } from '../../support/browserTabs.ts';
import { mockPlatform } from '../../support/mockPlatform.ts';
import { type ReaderPage, readerPage } from '../../support/readerPage.ts';

const platform = mockPlatform();
const browser = browserTabs();
afterEach(() => onlineManager.setOnline(true));

const orders = {
  'in the order of the acts': <Item>(keys: readonly Item[]) => keys,
  'the last one first': <Item>(keys: readonly Item[]) => [...keys].reverse(),
};

/** A page ends a moment after it was unmounted, since it may be mounted again. */
async function closed(page: ReaderPage): Promise<void> {
  page.unmount();
  await new Promise((resolve) => setImmediate(resolve));
}

/** Four unread messages on a page without a network. */
async function start(order: keyof typeof orders) {
  const world = platform({
    messages: Array.from({ length: 4 }, (_, age) => buildMessage({ read: false, seen: true }, age)),
  });
  browser.beUnruly({ shuffled: orders[order] });
  const page = await openPage();
  const [first = '', second = ''] = page.ids();
  onlineManager.setOnline(false);

  async function openPage() {
    const opened = readerPage(world, [{}]);
    await vi.waitFor(() => expect(opened.now.isLoaded).toBe(true));
    return opened;
  }

  /** The network is back, and the reader opens the inbox again. */
  async function comeBack() {
    onlineManager.setOnline(true);
    const next = await openPage();
    await vi.waitFor(() => expect(browser.changes()).toEqual([]));
    await vi.waitFor(() => expect(next.now.isLoaded).toBe(true));
    return next;
  }
  const readOf = () => world.messages().map(({ read }) => read);
  const sent = () =>
    world.requests.flatMap(({ method, path }) =>
      method === 'POST' && path.includes('/messages/') ? path.replace('/widgets/messages/', '') : [],
    );
  return { world, page, first, second, comeBack, readOf, sent };
}

test.each(Object.keys(orders) as (keyof typeof orders)[])(
  'changes that wait over a reload are sent in the order of the acts where storage lists them %s',
  async (order) => {
    const { page, first, second, comeBack, readOf, sent } = await start(order);
    page.mark([second], 'read');
    page.markAll('read');
    page.mark([first], 'unread');
    await vi.waitFor(() => expect(browser.changes()).toHaveLength(3));
    await closed(page);
    const next = await comeBack();
    expect(readOf()).toEqual([false, true, true, true]);
    expect(next.now.rows.map(({ read }) => read)).toEqual([false, true, true, true]);
    expect(sent()).toEqual(['markAs', 'read', 'markAs']);
  },
);

test.each(Object.keys(orders) as (keyof typeof orders)[])(
  'changes that wait over two reloads are sent in the order of the acts where storage lists them %s',
  async (order) => {
    const { world, page, first, comeBack, readOf } = await start(order);
    page.markAll('read');
    await vi.waitFor(() => expect(browser.changes()).toHaveLength(1));
    await closed(page);
    const closedMs = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(closedMs));
    // Without a network it shows nothing; its reader has a link to the message.
    const other = readerPage(world, [{}]);
    other.mark([first], 'unread');
    await vi.waitFor(() => expect(browser.changes()).toHaveLength(2));
    await closed(other);
    await comeBack();
    expect(readOf()).toEqual([false, true, true, true]);
  },
);

test('a mark of all messages stays when the next page is closed too, while it asks which messages there are', async () => {
  const { world, page, comeBack, readOf } = await start('in the order of the acts');
  page.markAll('read');
  await vi.waitFor(() => expect(browser.changes()).toHaveLength(1));
  await closed(page);
  onlineManager.setOnline(true);
  const held = holdAnswers(world, '/widgets/notifications/feed');
  const next = readerPage(world, [{}]);
  await vi.waitFor(() => expect(held.requests.some(({ query }) => query.get('limit') === '1')).toBe(true));
  await closed(next);
  held.end();
  await comeBack();
  expect(readOf()).toEqual([true, true, true, true]);
});
