import '../../../tests/support/fakeDom.ts';
import { describe, expect, test } from 'vitest';
import {
  here,
  leading,
  openPage,
  question,
  readThem,
  visitFixture,
} from '../../../tests/support/visitFixture.ts';
import { feedKey } from '../../data/facts/factKeys.ts';
import { shownMessages } from '../../data/messages/allMessages.ts';
import { fetchNextPage } from '../../data/messages/fetchFeed.ts';
import { outboxOf } from '../../data/outbox/outbox.ts';

visitFixture();

describe('a visit', () => {
  test('reads what arrives meanwhile, and leaves what leads elsewhere', async () => {
    const page = openPage([leading('a')]);
    await page.be([here]);
    await page.timeIsUp();
    page.memory.receive('ada', { id: 'new', link: { url: here } });
    page.memory.receive('ada', { id: 'asked', link: { url: here }, ...question });
    page.memory.receive('ada', { id: 'elsewhere', link: { url: '/elsewhere' } });
    await page.settle();
    expect(page.unread()).toEqual(['asked', 'elsewhere']);
    await page.timeIsUp();
    expect(page.changes).toEqual([
      [{ ids: ['a'] }, readThem],
      [{ ids: ['new'] }, readThem],
    ]);
  });

  test('asks for one page where more than a page has come, however many are loaded, since none of its rows is on screen', async () => {
    const page = openPage(Array.from({ length: 20 }, (_, index) => leading(`old ${index}`)));
    await page.be([here]);
    await fetchNextPage(page.client(), {}, new AbortController().signal);
    for (let index = 0; index < 25; index += 1) {
      page.memory.receive('ada', { id: `new ${index}`, link: { url: '/elsewhere' } });
    }
    await page.settle();
    expect(page.unread()).toContain('new 24');
    expect(page.listings()).toBe(3);
  });

  test('waits while the page is hidden, and reads all of it once it is shown', async () => {
    const page = openPage([leading('a')]);
    Object.assign(document, { visibilityState: 'hidden' });
    await page.be([here]);
    page.memory.receive('ada', { id: 'new', link: { url: here } });
    await page.timeIsUp();
    expect(page.unread()).toEqual(['a', 'new']);
    expect(page.changes).toEqual([]);
    await page.show('visible');
    expect(page.unread()).toEqual([]);
    await page.timeIsUp();
    expect(page.changes).toEqual([[{ ids: ['new', 'a'] }, readThem]]);
  });

  test('leaves unread what its reader marks as unread, however it was read, until the next visit', async () => {
    const page = openPage([leading('a'), leading('before', here, { read: true, seen: true })]);
    await page.be([here]);
    await page.timeIsUp();
    await page.mark(['a', 'before'], false);
    page.memory.receive('ada', { id: 'new', link: { url: here } });
    await page.timeIsUp();
    expect(page.unread()).toEqual(['a', 'before']);
    page.changes.length = 0;
    await page.be(['/elsewhere']);
    await page.timeIsUp();
    expect(page.changes).toEqual([]);
    await page.be([here]);
    await page.timeIsUp();
    expect(page.changes).toEqual([[{ ids: ['a', 'before'] }, readThem]]);
  });

  test('leaves unread what its reader has undone, until the next visit', async () => {
    const page = openPage([leading('a')]);
    await page.be([here]);
    await page.undo();
    expect(page.unread()).toEqual(['a']);
    await page.show('hidden');
    await page.show('visible');
    await page.timeIsUp();
    expect(page.unread()).toEqual(['a']);
    expect(page.changes).toEqual([]);
    await page.be([]);
    await page.be([here]);
    expect(page.unread()).toEqual([]);
  });

  test('goes on where the same place replaces it in the same tick, or has another fragment', async () => {
    const page = openPage([leading('a')]);
    await page.be([here], { key: 'first' });
    await page.undo();
    await page.be([here], { key: 'second' });
    await page.be([`${here}#notes`], { key: 'third' });
    await page.be([`${here}?tab=notes`], { key: 'third' });
    expect(page.unread()).toEqual(['a']);
    expect(page.held()).toBeUndefined();
  });

  test('leaves a question alone, also once it is answered', async () => {
    const page = openPage([leading('a', here, question)]);
    await page.be([here]);
    page.memory.change('ada', ['a'], { seen: true });
    const client = page.client();
    void outboxOf(client).run({
      type: 'answer',
      kind: 'answer',
      count: 1,
      target: { ids: ['a'] },
      effect: { answer: 'primary' },
    });
    await page.settle();
    expect(shownMessages(client)[0]?.answered).toMatchObject({ id: 'primary' });
    await page.timeIsUp();
    expect(page.changes).toEqual([]);
  });

  test('of another reader begins anew, and reads nothing of the first', async () => {
    const page = openPage([leading('a')]);
    await page.be([here]);
    await page.undo();
    await page.be([here], { props: { subscriberId: 'grace' } });
    await page.timeIsUp();
    expect(page.changes).toEqual([[{ ids: ['a'] }, readThem]]);
    expect(page.memory.messages('grace').map(({ read }) => read)).toEqual([true]);
    expect(page.memory.messages('ada').map(({ read }) => read)).toEqual([false]);
  });

  test('is one for several hooks, also for one that comes later', async () => {
    const page = openPage([leading('a'), leading('b', '/notes')]);
    await page.be([here, here, '/notes', () => true]);
    expect(page.held()).toMatchObject({ count: 2 });
    await page.undo();
    await page.be([here, here, '/notes', () => true, here]);
    await page.timeIsUp();
    expect(page.changes).toEqual([]);
    expect(page.unread()).toEqual(['a', 'b']);
    expect(page.listings()).toBe(1);
  });

  test('renders its part no more, and leaves nothing behind', async () => {
    const page = openPage([leading('a')]);
    await page.be([here]);
    await page.timeIsUp();
    page.memory.receive('ada', { id: 'new', link: { url: here } });
    await page.timeIsUp();
    expect(page.renders()).toBe(1);
    const { client } = page;
    const feed = client()
      .queryClient.getQueryCache()
      .find({ queryKey: feedKey(client().scope, {}) });
    expect(feed?.isActive()).toBe(true);
    await page.be([]);
    expect(feed?.isActive()).toBe(false);
    page.memory.receive('ada', { id: 'newer', link: { url: here } });
    await page.timeIsUp();
    expect(page.changes).toHaveLength(2);
  });

  test('that ends before its code has come reads nothing', async () => {
    const page = openPage([leading('a')]);
    await page.be([]);
    page.move([here]);
    page.move([]);
    await page.timeIsUp();
    expect(page.listings()).toBe(0);
    expect(page.changes).toEqual([]);
  });
});
