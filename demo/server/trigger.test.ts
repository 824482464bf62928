import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from './platform.ts';
import { listen, signIn, startTestPlatform, triggerEvent, until } from './testPlatform.ts';
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
  test('stores one message for each recipient and returns its outcome', async () => {
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

  test('stores every field of the general message', async () => {
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
  ])('with %j has the outcome %s and stores nothing', async (body, status) => {
    const before = await counts();
    const answer = await triggerEvent(platform, { ...body, transactionId: 'mine' });
    expect(answer).toEqual({
      status: 201,
      body: { data: { acknowledged: true, status, transactionId: 'mine' } },
    });
    expect(await counts()).toEqual(before);
  });

  test('has the outcome error when the workflow cannot make its message', async () => {
    const before = await counts();
    const print = console.error;
    console.error = () => {};
    const answer = await triggerEvent(platform, { name: 'broken', to: 'new-one', transactionId: 'mine' });
    console.error = print;
    expect(answer.body.data).toMatchObject({ acknowledged: true, status: 'error', transactionId: 'mine' });
    expect(JSON.stringify(answer.body)).not.toContain('inner detail');
    expect(await counts()).toEqual(before);
  });
});

describe('a repeated transaction', () => {
  const repeated = {
    name: 'message',
    to: ['rae', 'roy'],
    payload: { content: 'Once', feedIdentifier: 'race' },
    transactionId: 'once',
  };

  test('stores nothing twice when ten equal triggers race', async () => {
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

  test('reaches only the recipients that it has not reached', async () => {
    await triggerEvent(platform, { ...repeated, to: ['rae', 'roy', 'rob'] });
    expect(await (await signIn(platform, 'rae')).count('unread')).toBe(1);
    expect(await (await signIn(platform, 'rob')).count('unread')).toBe(1);
  });
});

test('fifty different triggers at once are all stored, in an order that matches paging', async () => {
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
