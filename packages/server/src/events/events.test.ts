import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createInboxServer } from '../createInboxServer.ts';
import type { InboxLine } from '../lines/InboxLine.ts';
import { readerOfHeader, testPage } from '../testPage.ts';
import { openSqlite } from '../testStores.ts';
import { listenTo } from '../testStream.ts';

const ana = { id: 'ana' };
/** A line on which every hint is lost. */
const lossy: InboxLine = { isLossy: true, announce: () => {}, open: () => () => {} };

async function openServers(line?: InboxLine) {
  const { store, stop } = await openSqlite();
  const create = () =>
    createInboxServer({ store, authorize: readerOfHeader, sweepMs: false, ...(line && { line }) });
  const [one, other] = [create(), create()];
  onTestFinished(async () => {
    await one.stop();
    await other.stop();
    await stop();
  });
  return { one, other };
}

const told = (text: string) => Array.from(text.matchAll(/^event: (\w+)$/gm), ([, name]) => name);
const titles = (text: string) => Array.from(text.matchAll(/"title":"(\w+)"/g), ([, title]) => title);
const lastId = (text: string) => Array.from(text.matchAll(/^id: (\w+)$/gm), ([, id]) => id).at(-1);

describe('a stream', () => {
  test('tells what another server of the process has sent, with its counts', async () => {
    const { one, other } = await openServers();
    const stream = await listenTo(other, '/ana');
    await one.send(ana, { title: 'first' });
    await vi.waitUntil(() => stream.text().includes('counts'));
    expect(told(stream.text())).toEqual(['message', 'counts']);
    expect(stream.text()).toContain('data: {"unread":1,"unseen":1}');
  });

  test('that comes back gets what it missed, each message once and the oldest first', async () => {
    const { one } = await openServers();
    const first = await listenTo(one, '/ana');
    await one.send(ana, { title: 'heard' });
    await vi.waitUntil(() => first.text().includes('heard'));
    await first.end();
    await one.send(ana, { title: 'missed' });
    await one.send(ana, { title: 'too' });
    const second = await listenTo(one, '/ana', lastId(first.text()));
    await vi.waitUntil(() => second.text().includes('counts'));
    expect(titles(second.text())).toEqual(['missed', 'too']);
  });

  test('that comes back after more than it can be told is asked to ask for everything', async () => {
    const { one } = await openServers();
    for (const id of ['1767225600000_1', 'an id of another server']) {
      for (let index = 0; index < 20; index += 1) {
        await one.send(ana, { title: `m${index}` });
      }
      const stream = await listenTo(one, '/ana', id);
      await vi.waitUntil(() => stream.text().includes('counts'));
      expect(told(stream.text())).toContain('hint');
    }
  });

  test('of a burst tells each message once', async () => {
    const { one } = await openServers();
    const stream = await listenTo(one, '/ana');
    const sent = Array.from({ length: 15 }, (_, index) => `m${index}`);
    await Promise.all(sent.map((title) => one.send(ana, { title })));
    await vi.waitUntil(() => stream.text().includes('"unread":15'));
    expect(titles(stream.text()).sort()).toEqual([...sent].sort());
  });

  test('that nobody reads ends, and so does each with the server', async () => {
    const { one } = await openServers();
    const { body } = await testPage(one, '/ana').call('GET', '/events');
    const long = 'x'.repeat(600_000);
    await one.send(ana, { title: 'first', body: long });
    await one.send(ana, { title: 'second', body: long });
    const stream = await listenTo(one, '/ana');
    await one.send(ana, { title: 'third' });
    await vi.waitUntil(() => stream.text().includes('third'));
    const unread = await new Response(body).text();
    expect([unread.includes('welcome'), unread.includes('third')]).toEqual([true, false]);
    await one.stop();
    await vi.waitUntil(stream.isOver);
  });

  test('of a page that is gone already keeps nobody looking for what is new', async () => {
    const { one } = await openServers();
    const gone = new Request('https://app.test/api/inbox/events', {
      headers: { 'X-Reader': '/ana' },
      signal: AbortSignal.abort(),
    });
    await one.handle(gone);
    const stream = await listenTo(one, '/ana');
    await one.send(ana, { title: 'first' });
    await vi.waitUntil(() => stream.text().includes('counts'));
    expect(told(stream.text())).toEqual(['message', 'counts']);
  });

  test('of an inbox without a line is 204', async () => {
    const { store, stop } = await openSqlite();
    const server = createInboxServer({ store, line: false, sweepMs: false, authorize: readerOfHeader });
    onTestFinished(() => void stop());
    expect((await testPage(server, '/ana').ask('GET', '/events')).status).toBe(204);
  });
});

describe('every 25 seconds', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('a stream gets a comment, and what it was not told of where a line loses hints', async () => {
    const { one, other } = await openServers(lossy);
    const stream = await listenTo(other, '/ana');
    await one.send(ana, { title: 'lost' });
    await vi.advanceTimersByTimeAsync(25_000);
    await vi.waitUntil(() => stream.text().includes('hint'));
    expect(told(stream.text())).toEqual(['message', 'counts', 'hint']);
    expect(stream.text()).toContain(': alive');
    // Nothing has changed since.
    await vi.advanceTimersByTimeAsync(25_000);
    await vi.waitUntil(() => stream.text().split(': alive').length === 3);
    expect(told(stream.text())).toHaveLength(3);
  });
});

test('a message whose time has come is told by the timer of sweeps', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, stop } = await openSqlite();
  const server = createInboxServer({ store, authorize: readerOfHeader });
  onTestFinished(async () => {
    await server.stop();
    await stop();
  });
  const { id } = await server.send(ana, { title: 'later' });
  const page = testPage(server, '/ana');
  await page.ask('POST', '/messages/changes', { ids: [id], set: { snoozedUntil: '2020-01-01T00:00:00Z' } });
  const stream = await listenTo(server, '/ana');
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitUntil(() => stream.text().includes('counts'));
  expect(stream.text()).toContain('"cameBack":true');
});
