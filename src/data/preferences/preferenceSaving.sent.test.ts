import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { preferencesFixture } from '../../../tests/support/preferencesFixture.ts';
import { answerLostOnce, type Fault, holdAnswers, type World } from '../../mocks/index.ts';
import { preferenceSavingOf } from './preferenceSaving.ts';

const platform = mockPlatform();
const start = () => preferencesFixture(platform());
const pathOf = (id: string) => `/widgets/preferences/${id}`;

/** Another answer in the place of those to changes. The server has done its work by then. */
function answering(world: World, body: unknown, status = 200): () => void {
  return world.addFault(onPatch({ after: () => HttpResponse.json({ data: body }, { status }) }));
}

function onPatch(fault: Fault): Fault {
  return { ...fault, concerns: ({ method }) => method === 'PATCH' };
}

describe('a change sends', () => {
  test('one channel of a workflow', async () => {
    const { change, ids, sent, shown, inWorld, saving } = await start();
    await change(ids.first, { email: false });
    expect(sent()).toEqual([[`/${ids.first}`, { channel: { type: 'email', enabled: false } }]]);
    expect(shown(ids.first)?.channels).toEqual({ in_app: true, email: false, push: true });
    expect(inWorld(ids.first)?.channels.email).toBe(false);
    expect(saving()).toBe('saved');
  });

  test('the same while the preferences are not loaded', async () => {
    const world = platform();
    const [id = ''] = world.preferences().map(({ template }) => template._id);
    await preferenceSavingOf(inboxOf(world)).change(id, { email: false });
    await preferenceSavingOf(inboxOf(world)).change(undefined, { email: false });
    expect(world.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  });

  test('a whole workflow', async () => {
    const { change, ids, sent, shown, inWorld } = await start();
    await change(ids.first, { enabled: false });
    expect(sent()).toEqual([[`/${ids.first}`, { enabled: false }]]);
    expect(shown(ids.first)).toMatchObject({ enabled: false, channels: { email: true } });
    expect(inWorld(ids.first)?.enabled).toBe(false);
  });

  test('channels of all workflows in one call, in the specified form', async () => {
    const { change, sent, shown, reads, world } = await start();
    await change(undefined, { email: false, sms: false, enabled: true });
    expect(sent()).toEqual([
      [
        '',
        {
          preferences: [
            { channelType: 'email', type: 'email', enabled: false },
            { channelType: 'sms', type: 'sms', enabled: false },
          ],
          enabled: true,
        },
      ],
    ]);
    expect(shown()?.channels).toMatchObject({ in_app: true, email: false, sms: false });
    expect(reads('/global')).toBe(1);
    expect(world.globalPreference().preference.channels).toMatchObject({ email: false, sms: false });
  });

  test('the global switch', async () => {
    const { change, sent, shown } = await start();
    await change(undefined, { enabled: false });
    expect(sent()).toEqual([['', { preferences: [], enabled: false }]]);
    expect(shown()).toMatchObject({ enabled: false, channels: { email: true } });
  });

  test('fault 38: an id that needs escaping as one segment of the path', async () => {
    const { change, world } = await start();
    await expect(change('a/../b?c#', { email: false })).rejects.toMatchObject({ kind: 'gone' });
    expect(world.requests.at(-1)?.path).toBe(pathOf('a%2F..%2Fb%3Fc%23'));
  });
});

describe('fault 35: a change that fails', () => {
  test.each([400, 403, 404, 500])(
    'with %i is taken back exactly, and the preferences are refetched',
    async (status) => {
      const { world, client, change, ids, shown, pending, saving, reads } = await start();
      const [workflow, global] = [shown(ids.first), shown()];
      const undo = world.addFault(onPatch({ before: () => HttpResponse.json({}, { status }) }));
      const changed = change(ids.first, { email: false });
      expect(shown(ids.first)?.channels.email).toBe(false);
      await expect(changed).rejects.toMatchObject({ status });
      await expect(change(undefined, { sms: false, push: false, enabled: false })).rejects.toMatchObject({
        status,
      });
      expect(shown(ids.first)).toEqual(workflow);
      expect(shown()).toEqual(global);
      expect([pending(), saving()]).toEqual([0, 'failed']);
      undo();
      await quiet(client);
      expect([reads(), reads('/global')]).toEqual([2, 2]);
    },
  );

  test('fault 18: whose answer is lost is sent again by itself', async () => {
    const { world, client, change, ids, shown, inWorld } = await start();
    answerLostOnce(world);
    await change(ids.first, { email: false });
    await quiet(client);
    expect(shown(ids.first)?.channels).toEqual(inWorld(ids.first)?.channels);
    expect(shown(ids.first)?.channels.email).toBe(false);
  });
});

describe('fault 29: the answer to a change', () => {
  test.each([
    ['nothing at all', undefined],
    ['null', null],
    ['a list', []],
    ['another workflow', { template: { _id: 'other' }, preference: { channels: { email: true } } }],
    ['half a preference', { template: { _id: 'ID' } }],
  ])('(%s): the requested value stays, and the preferences are refetched', async (_, body) => {
    const { world, client, change, ids, shown, reads } = await start();
    answering(world, body);
    await change(ids.first, { email: false });
    expect(shown(ids.first)?.channels).toEqual({ in_app: true, email: false, push: true });
    await quiet(client);
    expect(reads()).toBe(2);
  });

  test('without content: the requested value is shown until the refetch', async () => {
    const { world, client, change, shown, ids } = await start();
    answering(world, undefined);
    const reads = holdAnswers(world, '/widgets/preferences');
    await change(ids.first, { email: false, enabled: false });
    await reads.arrived(1);
    expect(shown(ids.first)).toMatchObject({ enabled: false, channels: { email: false } });
    reads.end();
    await quiet(client);
  });

  test('fault 13: with status 204 causes a refetch of the level that was changed', async () => {
    const { world, client, change, ids, shown, reads } = await start();
    world.addFault(onPatch({ after: () => new HttpResponse(null, { status: 204 }) }));
    await change(ids.first, { email: false });
    await change(undefined, { sms: false });
    expect(shown(ids.first)?.channels.email).toBe(false);
    expect(shown()?.channels.sms).toBe(false);
    await quiet(client);
    expect([reads(), reads('/global')]).toEqual([2, 2]);
  });

  test('that is complete causes no refetch, and the server’s value of the switch wins', async () => {
    const { world, client, change, ids, shown, reads } = await start();
    answering(world, { template: { _id: ids.first }, preference: { channels: { email: true } } });
    await change(ids.first, { email: false });
    expect(shown(ids.first)?.channels.email).toBe(true);
    await quiet(client);
    expect(reads()).toBe(1);
  });

  test('changes only that workflow', async () => {
    const { change, ids, shown } = await start();
    const before = shown(ids.second);
    expect(before?.channels.in_app).toBe(true);
    await change(ids.first, { in_app: false });
    expect(shown(ids.first)?.channels.in_app).toBe(false);
    expect(shown(ids.second)).toEqual(before);
  });
});

describe('fault 19: answers out of order', () => {
  test('of two channels of one workflow leave both as the reader switched them', async () => {
    const { world, change, ids, shown, client } = await start();
    const held = holdAnswers(world, pathOf(ids.first));
    const all = [change(ids.first, { email: false })];
    await held.arrived(1);
    all.push(change(ids.first, { push: false }));
    await held.arrived(2);
    held.release(1);
    await all[1];
    held.end();
    await Promise.all(all);
    await quiet(client);
    expect(shown(ids.first)?.channels).toEqual({ in_app: true, email: false, push: false });
  });

  test('of global channels leave both as the reader switched them', async () => {
    const { world, change, shown } = await start();
    const held = holdAnswers(world, '/widgets/preferences');
    const all = [change(undefined, { email: false })];
    await held.arrived(1);
    all.push(change(undefined, { sms: false }));
    await held.arrived(2);
    held.release(1);
    await all[1];
    held.end();
    await Promise.all(all);
    expect(shown()?.channels).toMatchObject({ email: false, sms: false });
  });

  test('fault 31: do not include a read that started before the change, which does not undo it', async () => {
    const { world, client, change, ids, shown } = await start();
    const held = holdAnswers(world, '/widgets/preferences');
    void client.queryClient.refetchQueries({ queryKey: [...client.scope, 'preferences', 'template'] });
    await held.arrived(1);
    await change(ids.first, { email: false });
    expect(shown(ids.first)?.channels.email).toBe(false);
    held.end();
    await quiet(client);
    expect(shown(ids.first)?.channels.email).toBe(false);
  });

  test('fault 31: do not change switches that the reader did not change', async () => {
    const { world, change, ids, shown } = await start();
    const preference = { enabled: false, channels: { email: false, push: false } };
    answering(world, { template: { _id: ids.first }, preference });
    await change(ids.first, { email: false });
    expect(shown(ids.first)).toMatchObject({ enabled: true, channels: { email: false, push: true } });
  });

  test('fault 31: of a refetch after an earlier change do not undo a later one', async () => {
    const { world, client, change, ids, shown } = await start();
    const held = holdAnswers(world, '/widgets/preferences');
    const undo = answering(world, null);
    await change(ids.first, { email: false });
    undo();
    await held.arrived(1);
    await change(ids.first, { push: false });
    held.release();
    expect(shown(ids.first)?.channels).toEqual({ in_app: true, email: false, push: false });
    held.end();
    await quiet(client);
  });
});

test('fault 61: a change that is under way when the subscriber changes has no further effect', async () => {
  const { world, client, change, ids, pending, reads } = await start();
  const held = holdAnswers(world, pathOf(ids.first));
  const changed = change(ids.first, { email: false });
  await held.arrived(1);
  client.destroy();
  held.end();
  await expect(changed).rejects.toMatchObject({ kind: 'aborted' });
  expect(pending()).toBe(0);
  expect(client.queryClient.getQueriesData({ queryKey: client.scope })).toEqual([]);
  expect(reads()).toBe(1);
});

test.each([
  ['of a workflow', true],
  ['of all workflows', false],
])(
  'a switch %s that is under way while the page goes is neither cancelled nor sent again',
  async (_, one) => {
    const { world, client, change, ids, sent } = await start();
    const held = holdAnswers(world, one ? pathOf(ids.first) : '/widgets/preferences');
    const fetched = vi.spyOn(globalThis, 'fetch');
    const changed = change(one ? ids.first : undefined, { email: false });
    await held.arrived(1);
    client.destroy();
    const [, init] = fetched.mock.calls[0] ?? [];
    expect([init?.keepalive, init?.signal?.aborted]).toEqual([true, false]);
    held.end();
    await expect(changed).rejects.toMatchObject({ kind: 'aborted' });
    const next = inboxOf(world);
    await next.ask('organization', new AbortController().signal, async (call) =>
      next.backend.getOrganization?.(call),
    );
    expect(sent()).toHaveLength(1);
    fetched.mockRestore();
  },
);
