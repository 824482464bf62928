import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { answering, failureOf } from '../../../../tests/support/answering.ts';
import { rawServer } from '../../../../tests/support/rawServer.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { createPlatformClient } from './platformClient.ts';

describe('failed answers', () => {
  test.each([
    [
      'a sentence',
      400,
      '{"message":"Please provide a valid app identifier"}',
      'Please provide a valid app identifier',
    ],
    [
      'a list',
      400,
      '{"message":["limit is too big","page is no number"]}',
      'limit is too big, page is no number',
    ],
    ['a list of other things', 400, '{"message":[{},1,"page is no number"]}', 'page is no number'],
    ['a message that is an object', 422, '{"message":{"a":1}}', 'Unprocessable Entity'],
    ['a JSON array', 500, '["no"]', 'Internal Server Error'],
    ['HTML', 502, '<html><script>alert(1)</script></html>', 'Bad Gateway'],
    ['nothing', 503, '', 'Service Unavailable'],
    ['cut JSON', 500, '{"message":"ha', 'Internal Server Error'],
  ])('fault 11: with %s give the specified message with their status', async (_, status, body, message) => {
    const { url } = await answering(status, body);
    const error = await failureOf(createPlatformClient({ backendUrl: url })('organization'));
    expect(error.message).toBe(`HTTP error! Status: ${status}, Message: ${message}`);
    expect(error.status).toBe(status);
  });

  test('fault 11: without a reason phrase and body have an empty message', async () => {
    const { url } = await rawServer((_, response) => void response.writeHead(500, '').end());
    expect((await failureOf(createPlatformClient({ backendUrl: url })('organization'))).reason).toBe(
      'No message',
    );
  });

  test.each([
    [400, false],
    [404, false],
    [408, true],
    [429, true],
    [500, true],
  ])('fault 10: with status %i are retryable: %s', async (status, retryable) => {
    const { url } = await answering(status, '{}');
    expect((await failureOf(createPlatformClient({ backendUrl: url })('organization'))).retryable).toBe(
      retryable,
    );
  });

  test('fault 80: are shown without a token or hash that the server repeats', async () => {
    const { url } = await answering(400, '{"message":["Bearer my-token, hash my-hash","my-token"]}');
    const call = { token: 'my-token', body: { hmacHash: 'my-hash' } };
    expect((await failureOf(createPlatformClient({ backendUrl: url })('markMessagesAs', call))).reason).toBe(
      'Bearer …, hash …, …',
    );
    for (const hmacHash of ['', null, undefined, 0, ['my-token']]) {
      const harmless = { token: '', body: { hmacHash } };
      expect(
        (await failureOf(createPlatformClient({ backendUrl: url })('markMessagesAs', harmless))).reason,
      ).toContain('my-token');
    }
  });

  test('fault 11: have a message of limited length', async () => {
    const { url } = await answering(400, JSON.stringify({ message: 'x'.repeat(100_000) }));
    expect((await failureOf(createPlatformClient({ backendUrl: url })('organization'))).reason).toHaveLength(
      500,
    );
  });

  test.each([
    [400, 'refused', false],
    [401, 'unauthorized', false],
    [403, 'refused', false],
    [404, 'gone', false],
    [408, 'timeout', true],
    [409, 'conflict', false],
    [410, 'gone', false],
    [422, 'refused', false],
    [423, 'conflict', false],
    [425, 'conflict', false],
    [429, 'limited', true],
    [499, 'refused', false],
    [500, 'unavailable', true],
    [503, 'unavailable', true],
  ] as const)('%i is told apart as %s', async (status, kind, retryable) => {
    const { url } = await answering(status, '{}', { 'Retry-After': '3' });
    expect(await failureOf(createPlatformClient({ backendUrl: url })('organization'))).toMatchObject({
      kind,
      retryable,
      retryAfterMs: 3_000,
    });
  });
});

describe('successful answers', () => {
  test.each([
    ['HTML', '<!doctype html><p>Sign in'],
    ['nothing', ''],
    ['cut JSON', '{"data":[{"_id":"1"}'],
    ['invalid JSON', "{'data':[]}"],
    ['two values', '{"data":[]}{"data":[]}'],
  ])('fault 12: with %s are an error and never an empty list', async (_, body) => {
    const { url } = await answering(200, body, { 'Content-Type': 'application/json' });
    expect(await failureOf(createPlatformClient({ backendUrl: url })('messagesFeed'))).toMatchObject({
      kind: 'malformed',
      status: 200,
      reason: 'The answer is not JSON, or too long',
    });
  });

  test('fault 12: may start with a byte order mark', async () => {
    const { url } = await answering(200, '\uFEFF{"data":[1]}');
    expect(await createPlatformClient({ backendUrl: url })('messagesFeed')).toEqual({ data: [1] });
  });

  test.each([
    ['before an answer', () => {}],
    ['after the headers', (response: ServerResponse) => void response.writeHead(200).flushHeaders()],
    [
      'in the middle of a body of known length',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'Content-Length': '1000' }).write('{"data":['),
    ],
    [
      'in the middle of a body',
      (response: ServerResponse) => void response.writeHead(200).write('{"data":['),
    ],
    ['in the middle of an error', (response: ServerResponse) => void response.writeHead(500).write('{"mess')],
  ])(
    'fault 12, 17: are a failed call if the connection ends %s, and the next try works',
    async (_, begin) => {
      let isCut = false;
      const { url } = await rawServer((_request, response) => {
        if (isCut) {
          response.end('{"data":[]}');
          return;
        }
        isCut = true;
        begin(response);
        setImmediate(() => response.socket?.destroy());
      });
      const http = createPlatformClient({ backendUrl: url });
      expect(await failureOf(http('messagesFeed'))).toMatchObject({ kind: 'unavailable', retryable: true });
      expect(await http('messagesFeed')).toEqual({ data: [] });
    },
  );

  test.each(Object.keys(endpoints) as EndpointName[])(
    'fault 13: with status 204 to %s are empty',
    async (name) => {
      const { url } = await answering(204, '');
      const params = { id: 'a', type: 'primary', level: 'global' };
      expect(await createPlatformClient({ backendUrl: url })(name, { params })).toBeUndefined();
    },
  );

  test.each(['null', '[]', '0', 'true', '"text"', '{"data":null}'])(
    'fault 14: with the body %s are passed on for validation',
    async (body) => {
      const { url } = await answering(200, body);
      expect(await createPlatformClient({ backendUrl: url })('organization')).toEqual(JSON.parse(body));
    },
  );
});
