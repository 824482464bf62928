import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createInboxServer } from './createInboxServer.ts';
import { toNodeHandler } from './node.ts';
import { readerOfHeader } from './testPage.ts';
import { openSqlite } from './testStores.ts';

type Handler = ReturnType<typeof toNodeHandler>;

/** Frameworks by their names, each with the handler below its address. Those that read bodies themselves do so. */
const frameworks: Readonly<Record<string, (handler: Handler) => Promise<{ url: string; close(): unknown }>>> =
  {
    async 'node:http'(handler) {
      const server = createServer(handler).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return { url: urlOf(server.address()), close: () => server.closeAllConnections() };
    },
    // It has read the body, and its router has taken its own address away.
    async 'what Express makes of node:http'(handler) {
      const server = createServer(async (request, response) => {
        const sent = await text(request);
        const url = request.url?.replace('/api/inbox', '');
        const body: unknown = sent === '' ? undefined : JSON.parse(sent);
        handler(Object.assign(request, { originalUrl: request.url, url, body }), response);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return { url: urlOf(server.address()), close: () => server.closeAllConnections() };
    },
    async Fastify(handler) {
      const app = fastify({ forceCloseConnections: true });
      app.all('/api/inbox/*', handler);
      return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
    },
  };

const urlOf = (address: unknown) => `http://127.0.0.1:${Object(address).port}`;

test.each(Object.entries(frameworks))(
  'an inbox in %s answers, and tells its streams until they are gone',
  async (_name, open) => {
    const { store, stop } = await openSqlite();
    const inbox = createInboxServer({ store, authorize: readerOfHeader });
    const { url, close } = await open(toNodeHandler(inbox));
    onTestFinished(async () => {
      await inbox.stop();
      await close();
      await stop();
    });
    const headers = { 'X-Reader': '/ana', 'Content-Type': 'application/json' };
    const events = await fetch(`${url}/api/inbox/events`, { headers });
    expect(events.headers.get('Content-Type')).toBe('text/event-stream');
    expect(events.headers.get('Cache-Control')).toContain('no-transform');
    const { id } = await inbox.send({ id: 'ana' }, { title: 'News' });
    const stream = events.body?.getReader();
    let heard = '';
    while (!heard.includes('counts')) {
      heard += new TextDecoder().decode((await stream?.read())?.value);
    }
    expect(heard).toContain('News');

    const change = JSON.stringify({ ids: [id], set: { read: true } });
    const changed = await fetch(`${url}/api/inbox/messages/changes`, {
      method: 'POST',
      headers,
      body: change,
    });
    expect(await changed.json()).toMatchObject({ messages: [{ id, read: true }] });
    const none = await fetch(`${url}/api/inbox/messages`, { headers: { 'X-Reader': 'nobody' } });
    expect([none.status, none.headers.get('Content-Type')]).toEqual([401, 'application/problem+json']);

    const looks = vi.spyOn(store, 'counts');
    await stream?.cancel();
    // Without a stream nobody looks for what is new.
    await vi.waitUntil(async () => {
      looks.mockClear();
      await inbox.send({ id: 'ana' }, { title: 'Later' });
      await new Promise((resolve) => setImmediate(resolve));
      return looks.mock.calls.length === 0;
    });
  },
);
