import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { holdAnswers } from '../../mocks/index.ts';
import { messageFromWire } from '../backends/widget/fromWire.ts';
import { askAgain } from '../facts/asker.ts';
import { updateMessages } from '../messages/updateMessages.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { applyLiveBatch } from './applyLiveBatch.ts';

const platform = mockPlatform();
const unreadPath = '/widgets/notifications/unread';
const nothing = { messages: [], changes: 1, mayHaveMissed: false };
afterEach(() => void vi.unstubAllGlobals());

async function start() {
  const world = platform();
  const client = inboxOf(world);
  const screen = feedScreen(client);
  const counts = countScreen(client);
  await screen.loaded();
  await quiet(client);
  const paths = () => world.requests.splice(0).map(({ path }) => path.split('/').at(-1));
  paths();
  return { world, client, screen, counts, paths };
}

test('an unread event sets the count and refetches the unseen count and the feed (docs/protocol.md#live-connection)', async () => {
  const { client, counts, paths } = await start();
  applyLiveBatch(client, { ...nothing, unreadCount: 42 });
  expect(counts.unread()).toBe(42);
  await quiet(client);
  expect(paths().sort()).toEqual(['feed', 'unseen']);
});

test('an unseen event sets the count and refetches the feed', async () => {
  const { client, counts, paths } = await start();
  applyLiveBatch(client, { ...nothing, unseenCount: 42 });
  expect(counts.unseen()).toBe(42);
  await quiet(client);
  expect(paths()).toEqual(['feed']);
});

test('a count is at most 100', async () => {
  const { client, counts } = await start();
  applyLiveBatch(client, { ...nothing, unreadCount: 1e300, unseenCount: 101 });
  expect([counts.unread(), counts.unseen()]).toEqual([100, 100]);
  await quiet(client);
});

describe('fault 21: a count that was requested before the event', () => {
  test('does not overwrite the event’s count when it is answered later', async () => {
    const { world, client, counts } = await start();
    const held = holdAnswers(world, unreadPath);
    askAgain(client, [...client.scope, 'unreadCount'], 'stored');
    await held.arrived(1);
    applyLiveBatch(client, { ...nothing, unreadCount: 9 });
    held.end();
    await quiet(client);
    expect(counts.unread()).toBe(9);
  });

  test('does not overwrite it at the first load either', async () => {
    const world = platform();
    const held = holdAnswers(world, unreadPath);
    const client = inboxOf(world);
    const counts = countScreen(client);
    await held.arrived(1);
    applyLiveBatch(client, { ...nothing, unreadCount: 9 });
    expect(counts.unread()).toBe(9);
    held.end();
    await quiet(client);
    expect(counts.unread()).toBe(9);
  });
});

test('a host’s own query that is under way is not cancelled', async () => {
  const { client } = await start();
  let answer = (_value: string) => {};
  const own = client.queryClient.fetchQuery({
    queryKey: ['host'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  applyLiveBatch(client, { ...nothing, unreadCount: 9 });
  answer('the host’s');
  expect(await own).toBe('the host’s');
  await quiet(client);
});

test('a count that has changed by more than the first page explains fetches the pages below it', async () => {
  const { world, client, screen, paths } = await start();
  await screen.loadMore();
  paths();
  const [first] = world.messages();
  world.markElsewhere(first?._id ?? '', { read: true });
  applyLiveBatch(client, { ...nothing, unreadCount: 1 });
  await quiet(client);
  expect(paths().filter((path) => path === 'feed')).toHaveLength(2);
});

describe('the event of an earlier change of the reader, when a later one is confirmed already', () => {
  async function markTwo() {
    const started = await start();
    const { client, screen, paths } = started;
    vi.spyOn(client.connection, 'get').mockReturnValue('live');
    for (const { id } of screen.rows().slice(0, 2)) {
      // Later than the counts that were fetched, which the events would otherwise not replace.
      await new Promise((resolve) => setTimeout(resolve, 5));
      await mark(client, [id], 'read');
    }
    await quiet(client);
    paths();
    return started;
  }

  test('does not take the later one back from the count, nor announces the old count', async () => {
    const { client, counts } = await markTwo();
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    const shown: unknown[] = [];
    const announced: unknown[] = [];
    page.addEventListener('novu:unread_count_changed', (event) =>
      announced.push(event instanceof CustomEvent && event.detail),
    );
    onTestFinished(client.queryClient.getQueryCache().subscribe(() => void shown.push(counts.shown()[0])));
    applyLiveBatch(client, { ...nothing, unreadCount: 2 });
    await quiet(client);
    expect(new Set([...shown, counts.shown()[0]])).toEqual(new Set([1]));
    expect(new Set(announced)).toEqual(new Set([1]));
  });

  test('has the counts fetched, so that a change elsewhere is shown', async () => {
    const { world, client, counts, paths } = await markTwo();
    world.receive({ subject: 'Meanwhile' });
    applyLiveBatch(client, { ...nothing, unreadCount: 3 });
    await quiet(client);
    expect(counts.shown()[0]).toBe(2);
    expect(paths().sort()).toEqual(['feed', 'unread', 'unseen']);
  });

  test('is followed by the last one, which fetches nothing', async () => {
    const { client, counts, paths } = await markTwo();
    applyLiveBatch(client, { ...nothing, unreadCount: 2 });
    await quiet(client);
    paths();
    applyLiveBatch(client, { ...nothing, unreadCount: 1 });
    await quiet(client);
    expect(counts.shown()[0]).toBe(1);
    expect(paths()).toEqual([]);
  });
});

test('a message that came before a mark of all was confirmed, and is told after it, has the counts fetched', async () => {
  const { world, client, counts } = await start();
  const message = parseMessage(messageFromWire(world.receive({ read: false, seen: false })));
  await updateMessages(client, { all: {}, read: true });
  await quiet(client);
  expect(counts.shown()[0]).toBe(0);
  applyLiveBatch(client, { ...nothing, messages: message ? [message] : [], unreadCount: 1, unseenCount: 1 });
  await quiet(client);
  expect(counts.shown()[0]).toBe(0);
});

test('fault 74: everything is refetched when events may have been missed', async () => {
  const { world, client, screen, counts } = await start();
  const fresh = world.receive({ subject: 'While you were away' });
  const gone = world.messages()[4];
  world.removeElsewhere(gone?._id ?? '');
  applyLiveBatch(client, { ...nothing, mayHaveMissed: true });
  await vi.waitFor(() => expect(screen.row(fresh._id)).toBeDefined());
  await quiet(client);
  expect(screen.row(gone?._id)).toBeUndefined();
  expect([counts.unread(), counts.unseen()]).toEqual([4, 3]);
});

test('messages are passed to listeners, and a listener that throws does not stop the others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { client, counts } = await start();
  const heard = vi.fn();
  client.events.on('message', () => {
    throw new Error('the host’s own');
  });
  client.events.on('message', heard);
  const message = parseMessage({ id: 'a' });
  applyLiveBatch(client, { ...nothing, messages: message ? [message] : [], unreadCount: 5 });
  expect(heard).toHaveBeenCalledExactlyOnceWith(message);
  expect(counts.unread()).toBe(5);
  // Fault 87: it surfaces as the host's uncaught error, later.
  expect(() => vi.runAllTimers()).toThrow('the host’s own');
  vi.useRealTimers();
  await quiet(client);
});

describe('document events', () => {
  test('announce each live count and each fetched one, as a number', async () => {
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    const heard: [string, unknown][] = [];
    for (const name of ['novu:unread_count_changed', 'novu:unseen_count_changed']) {
      page.addEventListener(name, (event) =>
        heard.push([name, event instanceof CustomEvent && event.detail]),
      );
    }
    const { client } = await start();
    expect(heard.sort()).toEqual([
      ['novu:unread_count_changed', 3],
      ['novu:unseen_count_changed', 2],
    ]);
    heard.length = 0;
    applyLiveBatch(client, { ...nothing, unreadCount: 8 });
    expect(heard).toEqual([['novu:unread_count_changed', 8]]);
    await quiet(client);
    expect(heard).toEqual([
      ['novu:unread_count_changed', 8],
      ['novu:unseen_count_changed', 2],
    ]);
  });

  test('fault 44: are not dispatched after the client has ended', async () => {
    const { world, client } = await start();
    const dispatchEvent = vi.fn();
    const held = holdAnswers(world, unreadPath);
    askAgain(client, [...client.scope, 'unreadCount'], 'stored');
    await held.arrived(1);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { dispatchEvent }));
    client.destroy();
    held.end();
    await quiet(client);
    expect(dispatchEvent).not.toHaveBeenCalled();
  });
});
