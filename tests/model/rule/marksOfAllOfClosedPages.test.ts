import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { buildFeed } from '../../../src/mocks/index.ts';
import { browserTabs } from '../../support/browserTabs.ts';
import { mockPlatform } from '../../support/mockPlatform.ts';
import { readerPage } from '../../support/readerPage.ts';

const platform = mockPlatform();
const browser = browserTabs();
afterEach(() => onlineManager.setOnline(true));

/** A page that was closed without a network, after its reader has marked all of a thousand messages; the newest 250 are unread. */
async function closedPage(mark: 'read' | 'seen') {
  const world = platform({
    messages: buildFeed(1_000).map((one, age) => ({ ...one, read: age >= 250, seen: age >= 250 })),
  });
  const page = await openPage();
  async function openPage() {
    const opened = readerPage(world, [{}]);
    await vi.waitFor(() => expect(opened.now.isLoaded).toBe(true));
    return opened;
  }
  onlineManager.setOnline(false);
  page.markAll(mark);
  await vi.waitFor(() => expect(browser.changes()).toHaveLength(1));
  page.unmount();
  await new Promise((resolve) => setImmediate(resolve));

  /** Opens the next page, and returns what its change has asked and sent. */
  async function comeBack(): Promise<readonly string[]> {
    world.requests.splice(0);
    onlineManager.setOnline(true);
    const next = await openPage();
    await vi.waitFor(() => expect(browser.changes()).toEqual([]));
    await vi.waitFor(() => expect(next.now.isLoaded).toBe(true));
    return world.requests
      .filter(({ method, query }) => (method === 'GET' ? query.get('limit') !== null : true))
      .filter(({ path }) => /feed|messages/.test(path))
      .map(({ path, query }) => [path.split('/').at(-1), query.toString()].join(' ').trim());
  }
  const open = () => world.messages().filter(({ read, seen }) => !(mark === 'read' ? read : seen));
  return { world, comeBack, open };
}

test.each([
  ['read', 'read', 'feed page=0&limit=1&read=false'],
  ['seen', 'seen', 'feed page=0&limit=1&seen=false'],
] as const)(
  'a mark of all as %s of a closed page is one call where nothing new has come',
  async (mark, call, probe) => {
    const { comeBack, open } = await closedPage(mark);
    expect(await comeBack()).toEqual([probe, call]);
    expect(open()).toEqual([]);
  },
);

test('a mark of all of a closed page is one call where what has come was read elsewhere', async () => {
  const { world, comeBack, open } = await closedPage('read');
  const { _id } = world.receive();
  world.markElsewhere(_id, { read: true, seen: true });
  expect(await comeBack()).toEqual(['feed page=0&limit=1&read=false', 'read']);
  expect(open()).toEqual([]);
});

test('where an unread message has come, a mark of all of a closed page lists the unread ones alone and leaves that one', async () => {
  const { world, comeBack, open } = await closedPage('read');
  const { _id } = world.receive();
  expect(await comeBack()).toEqual([
    'feed page=0&limit=1&read=false',
    'feed page=0&limit=100&read=false',
    'feed page=1&limit=100&read=false',
    'feed page=2&limit=100&read=false',
    'markAs',
    'markAs',
    'markAs',
  ]);
  expect(open().map((one) => one._id)).toEqual([_id]);
});
