import { expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failing, failingFor, type World } from '../../mocks/index.ts';
import { useUpdateMessages } from '../messages/updateMessages.ts';
import { useFailedActions } from './useFailedActions.ts';

const platform = mockPlatform();

async function start(world: World = platform()) {
  const fixture = await markFixture(world);
  const { client } = fixture;
  return {
    ...fixture,
    failed: () => hookOf(client, useFailedActions),
    update: hookOf(client, useUpdateMessages).run,
    changes: () =>
      world.requests
        .filter(({ method }) => method !== 'GET')
        .slice(1)
        .map(({ method, path }) => `${method} ${path.replace('/widgets/messages', '')}`),
    noneLeft: () => vi.waitFor(() => expect(hookOf(client, useFailedActions).actions).toEqual([])),
  };
}

test('each failed action is listed, and a retry sends each of them once', async () => {
  const { world, client, ids, failed, update, changes, readInWorld, noneLeft } = await start();
  const undo = failing(403)(world);
  await expect(update({ ids: [ids.first], read: true })).rejects.toMatchObject({ status: 403 });
  await expect(update({ ids: [ids.second, ids.third], removed: true })).rejects.toMatchObject({
    status: 403,
  });
  expect(failed().actions).toMatchObject([
    { kind: 'read', all: false, count: 1, failures: 1, retrying: false, error: { status: 403 } },
    { kind: 'removed', all: false, count: 2, failures: 1, retrying: false, error: { status: 403 } },
  ]);
  undo();
  await quiet(client);
  const before = changes().length;
  failed().retry();
  failed().retry();
  expect(failed().actions.map(({ retrying }) => retrying)).toEqual([true, true]);
  await noneLeft();
  expect(changes().slice(before).sort()).toEqual(['POST /bulk/delete', 'POST /markAs']);
  expect(readInWorld(ids.first)).toBe(true);
  expect(world.messages().some(({ _id }) => _id === ids.second)).toBe(false);
  await quiet(client);
});

test('a retry that fails stays listed, with the number of attempts', async () => {
  const { world, client, ids, failed, update, bodies, readInWorld } = await start();
  failingFor(markPath, 403)(world);
  await expect(update({ ids: [ids.first], read: true })).rejects.toMatchObject({ status: 403 });
  const [{ id } = { id: 0 }] = failed().actions;
  failed().retry([id]);
  await vi.waitFor(() => expect(failed().actions).toMatchObject([{ id, failures: 2, retrying: false }]));
  expect(bodies()).toHaveLength(2);
  expect(readInWorld(ids.first)).toBe(false);
  await quiet(client);
});

test('a retry and a dismissal by id affect only that failed action', async () => {
  const { world, client, ids, failed, update, changes } = await start();
  const undo = failing(403)(world);
  for (const messageId of [ids.first, ids.second, ids.third]) {
    await expect(update({ ids: [messageId], read: true })).rejects.toMatchObject({ status: 403 });
  }
  undo();
  await quiet(client);
  const before = changes().length;
  const [first, second, third] = failed().actions.map(({ id }) => id);
  failed().dismiss([second ?? 0]);
  expect(failed().actions.map(({ id }) => id)).toEqual([first, third]);
  failed().retry([third ?? 0]);
  await vi.waitFor(() => expect(failed().actions.map(({ id }) => id)).toEqual([first]));
  failed().dismiss();
  expect(failed().actions).toEqual([]);
  expect(changes()).toHaveLength(before + 1);
  await quiet(client);
});

test('an action that was dismissed during its retry is listed again if that fails too', async () => {
  const { world, client, ids, failed, update, bodies } = await start();
  const undo = failingFor(markPath, 403)(world);
  await expect(update({ ids: [ids.first], read: true })).rejects.toMatchObject({ status: 403 });
  undo();
  let refuse = () => {};
  world.addFault({
    concerns: ({ path }) => path === markPath,
    before: () =>
      new Promise((resolve) => {
        refuse = () => resolve(Response.json({ message: 'No' }, { status: 403 }));
      }),
  });
  failed().retry();
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
  failed().dismiss();
  expect(failed().actions).toEqual([]);
  refuse();
  await vi.waitFor(() => expect(failed().actions).toMatchObject([{ failures: 2 }]));
  await quiet(client);
});

test('a newer mark of a message removes it from a failed action, so that a retry does not undo it', async () => {
  const { world, client, ids, failed, update, bodies, noneLeft } = await start();
  const undo = failingFor(markPath, 403)(world);
  const both = [ids.first, ids.second];
  await expect(update({ ids: both, read: true })).rejects.toMatchObject({ status: 403 });
  undo();
  await update({ ids: [ids.first], read: false });
  expect(failed().actions).toMatchObject([{ kind: 'read', count: 1 }]);
  failed().retry();
  await noneLeft();
  expect(bodies().at(-1)).toEqual({ messageId: ids.second, mark: { seen: true, read: true } });
  await quiet(client);
});

test('a failed removal stays listed beside a later mark of the same message, whether that is saved or not', async () => {
  const { world, client, ids, failed, update } = await start();
  const undo = failing(403)(world);
  await expect(update({ ids: [ids.first], removed: true })).rejects.toMatchObject({ status: 403 });
  await expect(update({ ids: [ids.first], read: true })).rejects.toMatchObject({ status: 403 });
  expect(failed().actions.map(({ kind }) => kind)).toEqual(['removed', 'read']);
  undo();
  await update({ ids: [ids.first], read: true });
  expect(failed().actions.map(({ kind }) => kind)).toEqual(['removed']);
  await update({ ids: [ids.first], removed: true });
  expect(failed().actions).toEqual([]);
  await quiet(client);
});

test('a retried mark of a whole feed does not mark messages that arrived since', async () => {
  const { world, client, ids, failed, update, changes, readInWorld, noneLeft } = await start();
  const undo = failing(403)(world);
  await expect(update({ all: {}, read: true })).rejects.toMatchObject({ status: 403 });
  expect(failed().actions).toMatchObject([{ kind: 'read', all: true }]);
  undo();
  await quiet(client);
  const late = world.receive({});
  const before = changes().length;
  failed().retry();
  await noneLeft();
  expect(changes().slice(before)).toEqual(['POST /markAs']);
  expect(readInWorld(ids.first)).toBe(true);
  expect(readInWorld(late._id)).toBe(false);
  await quiet(client);
});

test('another subscriber has none of the failed actions', async () => {
  const { world, client, ids, failed, update } = await start();
  failingFor(markPath, 403)(world);
  await expect(update({ ids: [ids.first], read: true })).rejects.toMatchObject({ status: 403 });
  expect(failed().actions).toHaveLength(1);
  const other = inboxOf(world, { subscriberId: 'another' });
  expect(hookOf(other, useFailedActions).actions).toEqual([]);
  await quiet(client);
});
