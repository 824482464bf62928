import { inspect } from 'node:util';
import { onlineManager } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { silentConsole } from '../../../tests/support/silentConsole.ts';
import { memoryBackend } from '../../backends/index.ts';
import { organizationOptions } from '../../data/index.ts';
import { applyLiveBatch } from '../../data/live/applyLiveBatch.ts';
import { failing, holdAnswers } from '../../mocks/index.ts';
import { watchInbox } from './watchInbox.ts';

const platform = mockPlatform();
silentConsole();

async function start(
  given: Parameters<typeof platform>[0] = {},
  identity: Parameters<typeof inboxOf>[1] = {},
) {
  const world = platform(given);
  const client = inboxOf(world, identity);
  const own = client.backend;
  const watch = watchInbox(client);
  const release = watch.retain();
  onTestFinished(release);
  const screen = feedScreen(client);
  const counts = countScreen(client);
  await screen.loaded();
  await quiet(client);
  return { world, client, own, watch, release, screen, counts, now: watch.get };
}

const asksOf = ({ asks }: ReturnType<Awaited<ReturnType<typeof start>>['now']>) =>
  asks.map(({ why, facts }) => `${why.type}: ${[...facts].sort().join(', ')}`);

test('the tools show facts by their names, with short values and ages, and no reason to ask again', async () => {
  const { now, world } = await start();
  const shown = now().facts.map(({ name, value }) => `${name}: ${value}`);
  const unread = world.messages().filter(({ read }) => !read).length;
  expect(shown).toEqual(
    expect.arrayContaining(['session: open', `unreadCount: ${unread}`, 'messages: 10 rows, and more']),
  );
  for (const { askedAt, isShown, name, why } of now().facts) {
    expect(Math.abs(Date.now() - (askedAt ?? 0))).toBeLessThan(60_000);
    expect([name, isShown, why?.type]).toEqual(
      name === 'session' ? [name, false, undefined] : [name, true, 'first'],
    );
  }
  expect(now().asks).toEqual([]);
});

test('a count that the rows contradict says so, once all of them are loaded and nothing is on its way', async () => {
  const { client, world, now, screen } = await start({ messages: 3 });
  const contradictions = () =>
    now().facts.flatMap(({ name, contradiction }) => (contradiction ? [[name, contradiction]] : []));
  expect(contradictions()).toEqual([]);
  world.setMessages(world.messages().slice(1));
  await client.queryClient.refetchQueries({ queryKey: [...client.scope, 'unreadCount'] });
  await vi.waitFor(() =>
    expect(contradictions()).toEqual([['unreadCount', 'all 3 rows are loaded, and 3 of them are unread']]),
  );
  const held = holdAnswers(world, '/widgets/messages/markAs');
  const marking = mark(client, [screen.rows()[1]?.id ?? ''], 'read');
  await held.arrived(1);
  expect(contradictions()).toEqual([]);
  held.end();
  await marking;
});

test('a count of more rows than are loaded contradicts nothing', async () => {
  const { client, world, now } = await start();
  world.setMessages(world.messages().slice(1));
  await client.queryClient.refetchQueries({ queryKey: [...client.scope, 'unreadCount'] });
  await quiet(client);
  expect(now().facts.filter(({ contradiction }) => contradiction !== undefined)).toEqual([]);
});

test('a call has its method, path without the query, status and operation, the session’s among them', async () => {
  const { now } = await start();
  const calls = now().calls.map(
    ({ method, path, status, operation }) => `${operation}: ${method} ${path} ${status}`,
  );
  expect(calls.sort()).toEqual([
    'countMessages: GET /v1/widgets/notifications/unread 200',
    'countMessages: GET /v1/widgets/notifications/unseen 200',
    'listMessages: GET /v1/widgets/notifications/feed 200',
    'openSession: POST /v1/widgets/session/initialize 201',
  ]);
  expect(now().calls.every(({ ms }) => ms !== undefined)).toBe(true);
});

test('a change goes its way from queued to confirmed, and lies over facts until they contain it', async () => {
  const { client, world, now, screen } = await start();
  const id = screen.rows().find(({ read }) => !read)?.id ?? '';
  const held = holdAnswers(world, '/widgets/messages/markAs');
  const marking = mark(client, [id], 'read');
  await held.arrived(1);
  expect(now().changes).toMatchObject([{ label: 'read · 1 message', stand: 'sending', isLaid: true }]);
  expect(now().facts.find(({ name }) => name === 'unreadCount')?.value).toMatch(/^\d+, shown as \d+$/);
  held.end();
  await marking;
  await quiet(client);
  expect(now().changes).toMatchObject([{ stand: 'confirmed', isLaid: true }]);
  expect(now().changes[0]?.steps.map(({ stand }) => stand)).toEqual(['queued', 'sending', 'confirmed']);
  // The answer told everything.
  expect(now().asks).toEqual([]);
  for (const name of ['unreadCount', 'unseenCount', 'messages']) {
    await client.queryClient.refetchQueries({ queryKey: [...client.scope, name] });
  }
  await vi.waitFor(() => expect(now().changes[0]?.isLaid).toBe(false));
  expect(now().changes[0]?.stand).toBe('confirmed');
});

test('a change that fails says why, and what was asked again because of it', async () => {
  const { client, world, now, screen } = await start();
  const end = failing(400)(world);
  await expect(mark(client, [screen.rows()[0]?.id ?? ''], 'read')).rejects.toThrow();
  end();
  await quiet(client);
  const [change] = now().changes;
  expect(change).toMatchObject({ stand: 'failed', isLaid: false, error: expect.any(String) });
  expect(asksOf(now())).toEqual(['change: messages, unreadCount, unseenCount']);
  expect(now().asks[0]?.why).toMatchObject({ isConfirmed: false, label: 'read · 1 message' });
});

test('what the line told, an absence and a refetch of the page are different reasons', async () => {
  const { client, now, counts } = await start();
  const nothing = { messages: [], changes: 1, mayHaveMissed: false };
  applyLiveBatch(client, { ...nothing, unreadCount: 42 });
  await quiet(client);
  expect(asksOf(now())).toEqual(['line: messages, unseenCount']);
  expect(now().asks[0]?.why).toMatchObject({ unread: 42, messages: 0 });
  applyLiveBatch(client, { ...nothing, mayHaveMissed: true });
  await quiet(client);
  expect(asksOf(now())[0]).toBe('missed: messages, unreadCount, unseenCount');
  await client.queryClient.refetchQueries({ queryKey: [...client.scope, 'unreadCount'] });
  expect(asksOf(now())[0]).toBe('page: unreadCount');
  expect(now().asks).toHaveLength(3);
  expect(counts.unread()).toBeDefined();
});

test('nothing is watched without the tools, and the backend is the host’s again after them', async () => {
  const { client, own, watch, release, now } = await start();
  expect(client.backend).not.toBe(own);
  const second = watch.retain();
  release();
  expect(client.backend).not.toBe(own);
  second();
  expect(client.backend).toBe(own);
  const before = now();
  await client.queryClient.refetchQueries({ queryKey: [...client.scope, 'unreadCount'] });
  expect(now()).toBe(before);
});

test('a backend without requests has calls by their operations, and its methods keep their object', async () => {
  const backend = memoryBackend({ messages: [], capabilities: { organization: false } });
  const calledOn: unknown[] = [];
  const count = backend.countMessages;
  backend.countMessages = function (this: unknown, ...given) {
    calledOn.push(this);
    return count.apply(backend, given);
  };
  const client = inboxOf(platform(), { backend });
  const watch = watchInbox(client);
  onTestFinished(watch.retain());
  const screen = feedScreen(client);
  countScreen(client);
  await screen.loaded();
  await quiet(client);
  expect(watch.get().calls.map(({ operation, path }) => [operation, path])).toContainEqual([
    'listMessages',
    undefined,
  ]);
  await client.queryClient.prefetchQuery(organizationOptions(client));
  await quiet(client);
  expect(watch.get().facts.find(({ name }) => name === 'organization')).toMatchObject({
    isUnsupported: true,
    error: undefined,
  });
  expect(new Set(calledOn)).toEqual(new Set([backend]));
});

test('fault 80, 81: neither a token nor the hash is in what the tools show, whatever a server and an adapter say', async () => {
  const hash = 'top-secret-hash';
  const { world, client, now } = await start(
    { subscriberHashes: { 'demo-subscriber': hash } },
    { subscriberHash: hash },
  );
  const token =
    world.requests.map(({ authorization }) => authorization?.replace('Bearer ', '')).find(Boolean) ?? '';
  expect(token.length).toBeGreaterThan(10);
  const { backend } = client;
  world.addFault({ before: () => HttpResponse.json({ message: `no ${token} ${hash}` }, { status: 400 }) });
  await client.queryClient.refetchQueries({ queryKey: client.scope });
  // An adapter of a host that tells too much.
  const own = Object.getPrototypeOf(backend);
  own.getOrganization = async (call: { trace?(method: string, path: string): (status: number) => void }) => {
    call.trace?.('GET', `/organization/${token}?hash=${hash}`)(400);
    throw new Error(`${token} ${hash}`);
  };
  await quiet(client);
  const state = now();
  expect(state.facts.some(({ error }) => error?.includes('no …'))).toBe(true);
  expect(state.reader.subscriber).toBe('demo-subscriber');
  const text = inspect(state, { depth: 20, maxStringLength: null, maxArrayLength: null });
  expect(text).not.toContain(token);
  expect(text).not.toContain(hash);
});

test('a device without a network shows a change that waits for it', async () => {
  // Before the client begins, and so after its end.
  onTestFinished(() => onlineManager.setOnline(true));
  const { client, now, screen } = await start();
  onlineManager.setOnline(false);
  void mark(client, [screen.rows()[0]?.id ?? ''], 'read').catch(() => {});
  expect(now().changes).toMatchObject([{ stand: 'waiting' }]);
  expect(now().calls.filter(({ operation }) => operation === 'changeMessages')).toEqual([]);
});
