import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import {
  call,
  type Failure,
  listen,
  signIn,
  startTestPlatform,
  triggerEvent,
  until,
} from './testPlatform.ts';
import type { Workflow } from './workflows/workflow.ts';
import { workflows } from './workflows.ts';

let platform: Platform;

const broken: Workflow = {
  identifier: 'broken',
  name: 'Broken',
  tags: [],
  steps: [{ channel: 'in_app' }],
  payload: { properties: {} },
  compose: () => {
    throw new Error('inner detail');
  },
};

beforeAll(async () => {
  platform = await startTestPlatform({ workflows: [...workflows, broken] });
});
afterAll(() => platform.close());

async function counts(): Promise<number[]> {
  const found = [];
  for (const table of ['messages', 'subscribers', 'feeds']) {
    const [row] = await platform.database.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    );
    found.push(row?.count ?? -1);
  }
  return found;
}

describe('a trigger', () => {
  test('stores one message for each recipient and answers what came of it', async () => {
    const answer = await triggerEvent(platform, {
      name: 'message',
      to: ['ana', { subscriberId: 'bob', firstName: 'Bob' }, 'ana'],
      payload: { content: 'Hello' },
    });
    expect(answer).toEqual({
      status: 201,
      body: {
        data: {
          acknowledged: true,
          status: 'processed',
          transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    });
    for (const name of ['ana', 'bob']) {
      const { data } = await (await signIn(platform, name)).feed();
      expect(data).toMatchObject([
        { content: 'Hello', transactionId: answer.body.data.transactionId, seen: false, read: false },
      ]);
      expect(data[0]).not.toHaveProperty('actor');
      expect(data[0]?._feedId).toBeNull();
    }
  });

  test('keeps everything that the general message is given', async () => {
    const buttons = [
      { type: 'primary', content: 'Approve', url: '/ok', resultContent: 'Approved' },
      { type: 'secondary', content: 'Dismiss' },
    ];
    await triggerEvent(platform, {
      name: 'message',
      to: { subscriberId: 'cleo' },
      payload: {
        subject: 'Sub',
        content: '**Bold** ♥ 🎉',
        avatar: 'https://example.com/a.png',
        cta: { url: '/there', target: '_blank' },
        buttons,
        feedIdentifier: 'own-feed',
        actor: { type: 'system_icon', data: 'warning' },
        data: { kind: 'x' },
      },
    });
    await triggerEvent(platform, {
      name: 'message',
      to: 'cleo',
      payload: { content: 'Second', cta: '/short' },
    });
    const cleo = await signIn(platform, 'cleo');
    expect((await cleo.feed('?feedIdentifier=own-feed')).data).toMatchObject([
      {
        subject: 'Sub',
        content: '**Bold** ♥ 🎉',
        avatar: 'https://example.com/a.png',
        data: { kind: 'x' },
        actor: { type: 'system_icon', data: 'warning' },
        cta: {
          type: 'redirect',
          data: { url: '/there', target: '_blank' },
          action: { status: 'pending', buttons, result: {} },
        },
      },
    ]);
    expect((await cleo.feed()).data[0]?.cta).toEqual({ type: 'redirect', data: { url: '/short' } });
  });

  test.each([
    [{ name: 'retired', to: 'ana' }, 'trigger_not_active'],
    [{ name: 'empty', to: 'ana' }, 'no_workflow_steps_defined'],
    [{ name: 'paused', to: 'ana' }, 'no_workflow_active_steps_defined'],
    [{ name: 'message', to: 'ana', tenant: 'acme', payload: { content: 'x' } }, 'no_tenant_found'],
    [{ name: 'message', to: [], payload: { content: 'x' } }, 'invalid_recipients'],
    [
      { name: 'message', to: { type: 'Topic', topicKey: 'team' }, payload: { content: 'x' } },
      'invalid_recipients',
    ],
  ])('%j comes to %s and stores nothing', async (body, status) => {
    const before = await counts();
    const answer = await triggerEvent(platform, { ...body, transactionId: 'mine' });
    expect(answer).toEqual({
      status: 201,
      body: { data: { acknowledged: true, status, transactionId: 'mine' } },
    });
    expect(await counts()).toEqual(before);
  });

  test('comes to an error when the workflow cannot write its message', async () => {
    const before = await counts();
    const print = console.error;
    console.error = () => {};
    const answer = await triggerEvent(platform, { name: 'broken', to: 'new-one', transactionId: 'mine' });
    console.error = print;
    expect(answer.body.data).toMatchObject({ acknowledged: true, status: 'error', transactionId: 'mine' });
    expect(JSON.stringify(answer.body)).not.toContain('inner detail');
    expect(await counts()).toEqual(before);
  });

  const good = { name: 'message', to: 'new-one', payload: { content: 'x' } };
  test.each<[unknown, string]>([
    [{}, 'name is required'],
    [{ ...good, name: 'nope' }, 'there is no workflow "nope"'],
    [{ ...good, to: 5 }, 'to must be a string or an object or a list'],
    [{ ...good, to: ['new-one', 5] }, 'to.1 must be a string or an object'],
    [{ ...good, to: ['new-one', {}] }, 'to.subscriberId is required'],
    [{ ...good, to: [''] }, 'to.0 must not be empty'],
    [{ ...good, to: { subscriberId: 'new-one', email: 'x' } }, 'to.email must be an e-mail address'],
    [
      { ...good, to: Array.from({ length: 101 }, (_, index) => `new-${index}`) },
      'to must not have more than 100 items',
    ],
    [{ ...good, payload: 'text' }, 'payload must be an object'],
    [{ ...good, payload: {} }, 'payload.content is required'],
    [{ ...good, payload: { content: 5 } }, 'payload.content must be a string'],
    [
      { ...good, payload: { content: 'x', buttons: [{ type: 'third', content: 'x' }] } },
      'payload.buttons.0.type must be one of primary, secondary',
    ],
    [{ ...good, payload: { content: 'a\u0000' } }, 'text must not contain zero characters or broken Unicode'],
    [
      { ...good, payload: { content: 'x', 'k\ud800': 1 } },
      'text must not contain zero characters or broken Unicode',
    ],
    [{ ...good, transactionId: 5 }, 'transactionId must be a string'],
    [{ ...good, actor: {} }, 'actor.subscriberId is required'],
    [{ name: 'comment', to: 'new-one', payload: { author: 'x' } }, 'payload.document is required'],
    [
      `{"name":"message","to":"new-one","payload":{"content":"x","deep":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
      'body must not be nested deeper than 32 levels',
    ],
    ['not json', 'Body is not valid JSON'],
  ])('refuses %j and stores nothing', async (body, sentence) => {
    const before = await counts();
    const answer = await call<Failure>(platform, 'POST', '/events/trigger', body, 'ApiKey demo-key');
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
    expect(await counts()).toEqual(before);
  });

  test('refuses a body that is too large, and one that is not JSON by its name', async () => {
    const large = await call(
      platform,
      'POST',
      '/events/trigger',
      { ...good, payload: { content: 'x'.repeat(300_000) } },
      'ApiKey demo-key',
    );
    expect(large).toMatchObject({ status: 413, body: { statusCode: 413 } });
    const response = await fetch(`${platform.url}/v1/events/trigger`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain', authorization: 'ApiKey demo-key' },
    });
    expect(response.status).toBe(415);
  });

  test.each([undefined, 'ApiKey wrong', 'Bearer demo-key', 'demo-key', 'ApiKey demo-key2'])(
    'needs the key and not %s',
    async (key) => {
      const before = await counts();
      expect(await call(platform, 'POST', '/events/trigger', good, key)).toMatchObject({
        status: 401,
        body: { message: 'Unauthorized' },
      });
      expect(await counts()).toEqual(before);
    },
  );

  test('is refused with a session token', async () => {
    const ana = await signIn(platform, 'ana');
    expect((await call(platform, 'POST', '/events/trigger', good, `Bearer ${ana.token}`)).status).toBe(401);
  });

  test.each(
    workflows.filter(
      (workflow) => workflow.active !== false && workflow.steps.some((step) => !('active' in step)),
    ),
  )('the workflow $identifier says what its payload lacks', async ({ identifier, payload }) => {
    const answer = await call<Failure>(
      platform,
      'POST',
      '/events/trigger',
      { name: identifier, to: 'x' },
      'ApiKey demo-key',
    );
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(
      (payload.required ?? []).map((name) => `payload.${name} is required`),
    );
  });
});

describe('a repeated transaction', () => {
  const repeated = {
    name: 'message',
    to: ['rae', 'roy'],
    payload: { content: 'Once', feedIdentifier: 'race' },
    transactionId: 'once',
  };

  test('creates nothing twice when ten equal triggers race', async () => {
    const rae = await signIn(platform, 'rae');
    const { socket, events } = listen(platform, { auth: { token: rae.token } });
    await until(() => socket.connected);
    const answers = await Promise.all(Array.from({ length: 10 }, () => triggerEvent(platform, repeated)));
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 201,
        body: { data: { acknowledged: true, status: 'processed', transactionId: 'once' } },
      });
    }
    for (const name of ['rae', 'roy']) expect(await (await signIn(platform, name)).count('unread')).toBe(1);
    await until(() => events.length >= 3);
    await platform.live.drain();
    expect(events.filter(([name]) => name === 'notification_received')).toHaveLength(1);
    socket.close();
  });

  test('reaches only those whom it has not reached', async () => {
    await triggerEvent(platform, { ...repeated, to: ['rae', 'roy', 'rob'] });
    expect(await (await signIn(platform, 'rae')).count('unread')).toBe(1);
    expect(await (await signIn(platform, 'rob')).count('unread')).toBe(1);
  });
});

test('fifty different triggers at once are all stored, in an order that paging agrees with', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      triggerEvent(platform, {
        name: 'message',
        to: ['many', `many-${index % 5}`],
        payload: { content: `${index}`, feedIdentifier: `feed-${index % 3}` },
      }),
    ),
  );
  const many = await signIn(platform, 'many');
  const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => many.feed(`?page=${page}`)));
  expect(new Set(pages.flatMap((page) => page.data).map((message) => message.content)).size).toBe(50);
});
