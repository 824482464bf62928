import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { answering, failureOf } from '../../../../tests/support/answering.ts';
import { rawServer } from '../../../../tests/support/rawServer.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { createPlatformClient } from './platformClient.ts';

describe('a call without an answer', () => {
  test('fault 17: fails if the server cannot be reached', async () => {
    const error = await failureOf(createPlatformClient({ backendUrl: 'http://127.0.0.1:1' })('organization'));
    expect(error).toMatchObject({ kind: 'unavailable', status: 0, retryable: true });
  });

  test.each(['before the headers', 'in the body'])(
    'fault 69: fails when it is cancelled %s',
    async (where) => {
      const server = await rawServer((_, response) => {
        if (where === 'in the body') {
          response.writeHead(200).write('{');
        }
      });
      const reader = new AbortController();
      const call = failureOf(
        createPlatformClient({ backendUrl: server.url })('organization', { signal: reader.signal }),
      );
      await server.next();
      reader.abort();
      expect(await call).toMatchObject({ kind: 'unavailable', status: 0 });
    },
  );

  test('a call that was cancelled before it started is never sent', async () => {
    const server = await answering(200, '{}');
    const call = createPlatformClient({ backendUrl: server.url })('organization', {
      signal: AbortSignal.abort(),
    });
    expect(await failureOf(call)).toMatchObject({ kind: 'unavailable' });
    expect(server.requests).toEqual([]);
  });
});

describe('a call sends', () => {
  test('method, versioned path, query, body and token', async () => {
    const server = await answering(201, '{"data":[]}');
    const http = createPlatformClient({ backendUrl: `${server.url}///` });
    await http('markMessagesAs', { body: { messageId: 'a' }, token: 'secret' });
    await http('messagesFeed', {
      query: { page: 0, seen: null, read: undefined, feedIdentifier: ['a', 'b,c'] },
    });
    const [mark, feed] = server.requests;
    expect(`${mark?.method} ${mark?.url}`).toBe('POST /v1/widgets/messages/markAs');
    expect(mark?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    expect(feed?.url).toBe('/v1/widgets/notifications/feed?page=0&feedIdentifier=a&feedIdentifier=b%2Cc');
    expect(feed?.headers.authorization).toBeUndefined();
  });

  test.each([
    ['removeAllMessages', '{}'],
    ['organization', ''],
  ] as const)('%s with the body %j, for servers refuse JSON that is none', async (name, body) => {
    const bodies: string[] = [];
    const server = await rawServer(async (request, response) => {
      bodies.push(await text(request));
      response.end('{}');
    });
    await createPlatformClient({ backendUrl: server.url })(name);
    expect(bodies).toEqual([body]);
  });

  test.each([301, 302, 307, 308])(
    'fault 81: nothing to another origin after a redirect with %i',
    async (status) => {
      const thief = await answering(200, '{}');
      const { url } = await answering(status, '', { Location: `${thief.url}/v1/widgets/organization` });
      const error = await failureOf(
        createPlatformClient({ backendUrl: url })('organization', { token: 'secret' }),
      );
      expect(error).toMatchObject({ kind: 'unauthorized', retryable: false });
      expect(thief.requests).toEqual([]);
    },
  );

  test.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('keepalive: %s, only where it is asked for', async (keepalive, expected) => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { url } = await answering(200, '{}');
    await createPlatformClient({ backendUrl: url })('organization', { keepalive });
    const [, init] = sent.mock.calls[0] ?? [];
    expect(init?.keepalive ?? false).toBe(expected);
    sent.mockRestore();
  });

  test.each(Object.keys(endpoints) as EndpointName[])(
    '%s past every cache, which would answer the next subscriber with it',
    async (name) => {
      const send = vi.fn(async () => new Response('{}'));
      const params = { id: '1', type: 'primary', level: 'global' };
      await createPlatformClient({ backendUrl: 'http://platform.test', fetch: send })(name, { params });
      expect(send.mock.calls).toEqual([[expect.any(String), expect.objectContaining({ cache: 'no-store' })]]);
    },
  );

  test('fault 81: no cookies, and stores none', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { url } = await answering(200, '{}');
    await createPlatformClient({ backendUrl: url })('organization');
    expect(sent).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ credentials: 'omit' }));
    sent.mockRestore();
  });
});
