import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countScreen, feedScreen } from '../../../tests/support/inboxOf.ts';
import { createRestServer, restUrl } from '../../../tests/support/restServer.ts';
import { createInboxClient } from '../../data/engine/createInboxClient.ts';
import { fetchInboxSnapshot } from '../../data/stored/fetchInboxSnapshot.ts';
import { restBackend } from './restBackend.ts';

const createdAt = '2026-11-25T10:00:00Z';
const messages = ['a', 'b'].map((id) => ({ id, read: false, seen: false, createdAt }));

/** A client of a server that asks for tokens. */
function clientOf(server: ReturnType<typeof createRestServer>) {
  const routes: string[] = [];
  const backend = restBackend({
    baseUrl: restUrl,
    session: true,
    fetch(input, init) {
      const request = new Request(input, init);
      routes.push(`${request.method} ${new URL(request.url).pathname.replace('/inbox', '')}`);
      return server.answer(request);
    },
  });
  const client = createInboxClient({ subscriberId: 'ana', backend }, new QueryClient());
  onTestFinished(() => client.destroy());
  return { client, routes };
}

test('a session that has expired is opened once more, for calls and for the line', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const server = createRestServer({ messages, session: true });
  const { client, routes } = clientOf(server);
  const counts = countScreen(client);
  await vi.waitFor(() => expect(client.connection.get()).toBe('live'));
  expect(counts.unread()).toBe(2);

  server.tokens.clear();
  server.disconnect();
  await vi.waitFor(() => expect(client.connection.get()).not.toBe('live'));
  await vi.waitFor(() => expect(client.connection.get()).toBe('live'));
  server.receive();
  await vi.waitFor(() => expect(counts.unread()).toBe(3));
  expect(routes.filter((route) => route === 'POST /session')).toHaveLength(2);
});

test('a server that redirects to its sign-in page ends in a session that is refused, after one more was asked for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const server = createRestServer({ messages, session: true });
  let isSignedOut = false;
  const routes: string[] = [];
  const backend = restBackend({
    baseUrl: restUrl,
    session: true,
    async fetch(input, init) {
      const request = new Request(input, init);
      routes.push(`${request.method} ${new URL(request.url).pathname.replace('/inbox', '')}`);
      return isSignedOut
        ? new Response('', { status: 307, headers: { Location: 'https://sign-in.example/' } })
        : server.answer(request);
    },
  });
  const client = createInboxClient({ subscriberId: 'ana', backend }, new QueryClient());
  onTestFinished(() => client.destroy());
  const feed = feedScreen(client);
  await feed.loaded();
  await vi.waitFor(() => expect(client.connection.get()).toBe('live'));
  isSignedOut = true;
  routes.length = 0;
  server.disconnect();
  await feed.observer.refetch();
  await vi.waitFor(() =>
    expect(feed.observer.getCurrentResult().error).toMatchObject({ kind: 'unauthorized' }),
  );
  expect(routes.filter((route) => route === 'POST /session')).toHaveLength(1);
  expect(routes.filter((route) => route.includes('sign-in'))).toEqual([]);
});

test('the first page of a server is fetched by the same backend, with an address that only the server makes whole', async () => {
  const server = createRestServer({ messages });
  const { pathname, origin } = new URL(restUrl);
  const backend = restBackend({
    baseUrl: pathname,
    fetch: (path, init) => server.answer(new Request(new URL(String(path), origin), init)),
  });
  const snapshot = await fetchInboxSnapshot({ subscriberId: 'ana', backend });
  expect(snapshot).toMatchObject({ backendId: pathname, counts: { unread: 2 } });
  expect(snapshot.feeds[0]?.messages.map(({ id }) => id)).toEqual(['b', 'a']);
});
