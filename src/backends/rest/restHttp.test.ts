import { describe, expect, test } from 'vitest';
import { answerOf, restCalls } from '../../../tests/support/restCalls.ts';

const notModified = () => new Response(null, { status: 304 });

describe('an answer with an ETag', () => {
  test('is asked for again with it, and stands where the server says that it is the same', async () => {
    const answers = [() => answerOf({ count: 3 }, { ETag: '"1"' }), notModified, notModified];
    const { backend, call, sent } = restCalls(
      () => answers.shift()?.() ?? answerOf({ count: 4 }, { ETag: '"2"' }),
    );
    const counts = [];
    for (let turn = 0; turn < 5; turn += 1) {
      counts.push(await backend.countMessages({}, 100, call));
    }
    expect(counts).toEqual([3, 3, 3, 4, 4]);
    expect(sent.map(({ headers }) => headers.get('If-None-Match'))).toEqual([
      null,
      '"1"',
      '"1"',
      '"1"',
      '"2"',
    ]);
  });

  test('belongs to its address and to its session', async () => {
    const { backend, call, sent } = restCalls(() => answerOf({ count: 3 }, { ETag: '"1"' }));
    await backend.countMessages({}, 100, call);
    await backend.countMessages({ read: false }, 100, call);
    await backend.countMessages({}, 100, { ...call, token: 'token-2' });
    expect(sent.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, null, null]);
  });

  test('is forgotten when fifty newer ones are known', async () => {
    const { backend, call, sent } = restCalls(() => answerOf({ messages: [], next: null }, { ETag: '"1"' }));
    for (let page = 0; page <= 50; page += 1) {
      await backend.listMessages({}, `page-${page}`, 10, call);
    }
    await backend.listMessages({}, 'page-50', 10, call);
    await backend.listMessages({}, 'page-0', 10, call);
    expect(sent.slice(-2).map(({ headers }) => headers.get('If-None-Match'))).toEqual(['"1"', null]);
  });

  test('is forgotten when the server sends none any more', async () => {
    const answers = [answerOf({ count: 1 }, { ETag: '"1"' }), answerOf({ count: 2 })];
    const { backend, call, sent } = restCalls(() => answers.shift() ?? answerOf({ count: 3 }));
    await backend.countMessages({}, 100, call);
    await backend.countMessages({}, 100, call);
    await backend.countMessages({}, 100, call);
    expect(sent.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"1"', null]);
  });

  test('is no reason to leave out a change', async () => {
    const { backend, call, sent } = restCalls(() => answerOf({}, { ETag: '"1"' }));
    await backend.changeMessages({ ids: ['a'] }, { read: true }, call);
    await backend.changeMessages({ ids: ['a'] }, { read: true }, call);
    expect(sent.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, null]);
  });
});

test('a “not modified” that nobody asked for is no answer', async () => {
  const { backend, call } = restCalls(notModified);
  await expect(backend.countMessages({}, 100, call)).rejects.toMatchObject({ status: 304 });
});

describe('a request', () => {
  test('has the headers of the host, also those of a function, which is called for each one', async () => {
    const csrf = ['one', 'two'];
    const { backend, call, sent } = restCalls(() => answerOf({ count: 0 }), {
      headers: async () => ({ 'X-CSRF-Token': csrf.shift() ?? '' }),
    });
    await backend.countMessages({}, 100, call);
    await backend.countMessages({}, 100, call);
    expect(sent.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['one', 'two']);
    const fixed = restCalls(() => answerOf({ count: 0 }), { headers: { Authorization: 'Bearer own' } });
    await fixed.backend.countMessages({}, 100, fixed.call);
    expect(fixed.sent[0]?.headers.get('Authorization')).toBe('Bearer own');
  });

  test('sends cookies as the host says, follows no redirect, and passes no cache', async () => {
    const { backend, call, sent } = restCalls(() => answerOf({ count: 0 }), { credentials: 'include' });
    await backend.countMessages({}, 100, call);
    expect(sent[0]?.init).toMatchObject({ credentials: 'include', redirect: 'manual', cache: 'no-store' });
    expect(sent[0]?.headers.get('Content-Type')).toBeNull();
  });

  test.each([
    ['as a server sees it', () => new Response('', { status: 307, headers: { Location: '/sign-in' } })],
    [
      'as a browser hides it',
      () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }),
    ],
  ])('that is redirected to a page where people sign in, %s, is not authorized', async (_, answer) => {
    const { backend, call } = restCalls(answer);
    await expect(backend.countMessages({}, 100, call)).rejects.toMatchObject({
      kind: 'unauthorized',
      retryable: false,
    });
  });

  test('passes on its signal, and that it has to outlive the page', async () => {
    const { signal } = new AbortController();
    const { backend, call, sent } = restCalls(() => answerOf({}));
    await backend.changeMessages({ ids: ['a'] }, 'removed', { ...call, signal, keepalive: true });
    expect(sent[0]?.init).toMatchObject({ signal, keepalive: true });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('that is aborted fails, and what comes afterwards is not kept', async () => {
    const end = new AbortController();
    const { backend, call, sent } = restCalls(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          setTimeout(() => resolve(answerOf({ count: 3 }, { ETag: '"1"' })), signal.aborted ? 0 : 5);
        }),
    );
    const counting = backend.countMessages({}, 100, { ...call, signal: end.signal });
    end.abort();
    await expect(counting).rejects.toMatchObject({ name: 'InboxError' });
    await backend.countMessages({}, 100, call);
    expect(sent.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, null]);
  });
});
