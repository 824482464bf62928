import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { InboxServer } from './InboxServer.ts';
import { testPage } from './testPage.ts';

const fields = {
  type: 'object',
  properties: {
    reason: { type: 'string', title: 'Why?', minLength: 3 },
    count: { type: 'integer', maximum: 5 },
    city: { enum: ['Bern', 'Oslo'] },
  },
  required: ['reason'],
};
/** An object in an object, a hundred times. */
const deep = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`);
const answers = [{ id: 'no', label: 'No', fields }];

/** What the routes and calls do that the conformance suite does not try. */
export function testRoutes(opened: () => InboxServer): void {
  function open() {
    const server = opened();
    const id = randomUUID();
    return { server, reader: { tenant: 'acme', id, name: 'Ana' }, page: testPage(server, `acme/${id}`) };
  }

  test('a message that is sent again with its key is sent once, also once it was removed, and to those who did not have it yet', async () => {
    const { server, reader, page } = open();
    const other = { tenant: 'acme', id: randomUUID() };
    const message = { title: 'Deploy?', answers, key: randomUUID() };
    const first = await server.send(reader, message);
    expect(await server.send(reader, message)).toEqual(first);
    const both = await server.sendMany([other, reader], message);
    expect(both.map(({ question }) => question)).toEqual([first.question, first.question]);
    expect(both[1]?.id).toBe(first.id);
    await page.ask('POST', '/messages/changes', { all: {}, remove: true });
    await server.send(reader, message);
    expect((await page.ask('GET', '/messages')).json).toEqual({ messages: [], next: null });
    expect((await page.ask('POST', `/messages/${first.id}/answer`, { answer: 'no' })).status).toBe(404);
  });

  test.each([
    ['is missing', {}, 422],
    ['is too short', { reason: 'x' }, 422],
    ['is of another type', { reason: 5 }, 422],
    ['is not whole', { reason: 'late', count: 1.5 }, 422],
    ['is no choice', { reason: 'late', city: 'Rome' }, 422],
    ['fits', { reason: 'late', count: 5, city: 'Oslo' }, 200],
  ])('an answer with a field that %s is answered by its form', async (_how, data, status) => {
    const { server, reader, page } = open();
    const { id } = await server.send(reader, { title: 'Deploy?', answers });
    const answer = await page.ask('POST', `/messages/${id}/answer`, { answer: 'no', data });
    expect(answer.status).toBe(status);
  });

  test('of two who answer at once one is taken, and the other is told by whom', async () => {
    const { server, reader, page } = open();
    const other = { tenant: 'acme', id: randomUUID() };
    const [mine, theirs] = await server.sendMany([reader, other], {
      title: 'Deploy?',
      answers: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    });
    const statuses = await Promise.all([
      page.ask('POST', `/messages/${mine?.id}/answer`, { answer: 'yes' }),
      testPage(server, `acme/${other.id}`).ask('POST', `/messages/${theirs?.id}/answer`, { answer: 'no' }),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = statuses.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({
      conflict: 'answered',
      message: { answered: { by: expect.any(String) } },
    });
  });

  test('parts are answered together, each by an answer that it offers', async () => {
    const { server, reader, page } = open();
    const parts = [{ id: 'first', title: 'First?', answers: [{ id: 'yes', label: 'Yes' }] }];
    const { id } = await server.send(reader, { title: 'Two things', parts });
    const give = (data: object) => page.ask('POST', `/messages/${id}/answer`, { answer: 'parts', data });
    expect((await give({ first: { id: 'maybe' } })).status).toBe(422);
    expect((await give({ first: { id: 'yes' } })).status).toBe(200);
    expect((await give({ first: { id: 'yes' } })).status).toBe(200);
  });

  test('a question that is taken back or answered elsewhere says so, and only once', async () => {
    const { server, reader, page } = open();
    const [taken, chat] = [
      await server.send(reader, { title: 'Deploy?', answers }),
      await server.send(reader, { title: 'Deploy?', answers }),
    ];
    expect(await server.withdraw(taken.question ?? '')).toBe(true);
    expect(await server.withdraw(taken.question ?? '')).toBe(false);
    const given = { id: 'yes', label: 'Yes, by chat', by: 'Maya' };
    expect(await server.close(chat.question ?? '', given)).toBe(true);
    const { json } = await page.ask('GET', '/messages');
    expect(json).toMatchObject({ messages: [{ answered: given }, { withdrawnAt: expect.any(String) }] });
  });

  test('an answer that has not changed is a 304 without a body, for this reader alone', async () => {
    const { server, page } = open();
    const first = await page.call('GET', '/messages');
    const tag = first.headers.get('ETag') ?? '';
    const again = (reader: typeof page) =>
      reader.call('GET', '/messages', undefined, { 'If-None-Match': `W/${tag}` });
    const known = await again(page);
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect((await again(testPage(server, `acme/${randomUUID()}`))).status).toBe(200);
  });

  test('what a reader has turned off is not wanted, unless it is critical', async () => {
    const { server, reader, page } = open();
    const wants = async () => [
      await server.wants(reader, 'comments', 'email'),
      await server.wants(reader, 'comments', 'in_app'),
      await server.wants(reader, 'security', 'in_app'),
    ];
    expect(await wants()).toEqual([true, true, true]);
    await page.ask('PATCH', '/preferences', { workflowId: 'comments', channels: { email: false } });
    expect(await wants()).toEqual([false, true, true]);
    await page.ask('PATCH', '/preferences', { enabled: false });
    expect(await wants()).toEqual([false, false, true]);
    const refused = await page.ask('PATCH', '/preferences', { workflowId: 'security', enabled: false });
    expect(refused.status).toBe(403);
    await expect(server.wants(reader, 'unknown', 'email')).rejects.toThrow('no workflow unknown');
  });

  test('several sweeps at once bring each message back once', async () => {
    const { server, reader, page } = open();
    const messages = [];
    for (let index = 0; index < 20; index += 1) {
      messages.push(await server.send(reader, { title: `m${index}` }));
    }
    const ids = messages.map(({ id }) => id);
    await page.ask('POST', '/messages/changes', { ids, set: { snoozedUntil: '2020-01-01T00:00:00Z' } });
    const counts = await Promise.all([server.sweep(), server.sweep(), server.sweep()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect((await page.ask('GET', '/messages/count?read=false')).json).toEqual({ count: 20 });
  });

  test.each([
    ['POST', '/messages/changes', { ids: [] }, 422],
    ['POST', '/messages/changes', { ids: ['1'], set: { title: 'x' } }, 422],
    ['POST', '/messages/changes', { ids: ['1'], set: { snoozedUntil: 'soon' } }, 422],
    ['POST', '/messages/changes', { all: {}, set: {} }, 422],
    ['POST', '/messages/changes', { all: { feed: ['a\u0000'] }, remove: true }, 422],
    ['POST', '/messages/changes', { all: { data: { '\ud800': 1 } }, remove: true }, 422],
    ['POST', '/messages/changes', { ids: ['x'.repeat(1_000_001)], remove: true }, 413],
    ['POST', '/messages/changes', { all: { data: deep }, remove: true }, 422],
    ['POST', '/messages/1/answer', { answer: 'yes', data: deep }, 422],
    ['POST', '/messages/1/answer', { answer: 'yes', data: { reason: 'x'.repeat(50_000) } }, 413],
    ['POST', '/messages/1/answer', { answer: '' }, 422],
    ['PATCH', '/preferences', { channels: { fax: true } }, 422],
    ['PATCH', '/preferences', { workflowId: 'unknown', enabled: true }, 404],
    ['GET', '/messages?limit=x', undefined, 422],
    ['GET', '/messages?read=maybe', undefined, 422],
    ['GET', '/messages?data=5', undefined, 422],
    ['GET', '/messages?feed=%00', undefined, 422],
    ['GET', '/nothing', undefined, 404],
    ['DELETE', '/messages', undefined, 405],
  ])('%s %s with what it does not take is refused as a problem', async (method, path, body, status) => {
    const { page } = open();
    const response = await page.call(method, path, body);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(await response.json()).toMatchObject({ status, detail: expect.any(String) });
  });

  test('a body that is not JSON by its type, and a reader who is nobody, are refused', async () => {
    const { server, page } = open();
    const form = await page.call('POST', '/messages/changes', {}, { 'Content-Type': 'text/plain' });
    expect(form.status).toBe(415);
    expect((await testPage(server, '').ask('GET', '/messages')).status).toBe(401);
    expect((await testPage(server, 'null').ask('GET', '/messages')).status).toBe(401);
  });

  test('a text that no database stores is refused where it is sent', async () => {
    const { server, reader } = open();
    await expect(server.send(reader, { title: 'a\u0000' })).rejects.toThrow('cannot be stored');
    await expect(server.send({ id: '' }, { title: 'a' })).rejects.toThrow('1 to 512 characters');
  });
}
