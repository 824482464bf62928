import { expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../../tests/support/mountInbox.ts';
import { failingFor, holdAnswers } from '../../../mocks/index.ts';
import type { MessageStatus } from '../../../platform-constants/index.ts';
import { useMessages } from '../../messages/messagesFeed.ts';
import { useUpdateMessages } from '../../messages/updateMessages.ts';
import type { MessageFlags } from '../../model/messageFlags.ts';
import { useFailedActions } from '../../outbox/useFailedActions.ts';
import { useUpdatePreferences } from '../../preferences/preferenceSaving.ts';
import { useGlobalPreferences, usePreferences } from '../../preferences/preferences.ts';
import { widgetBackend } from './widgetBackend.ts';

const platform = mockPlatform();
const statusPath = '/widgets/messages/mark-as';
const flagsPath = '/widgets/messages/markAs';

function usePage() {
  return {
    rows: useMessages().data?.messages ?? [],
    update: useUpdateMessages().run,
    failed: useFailedActions(),
    workflows: usePreferences().data,
    everything: useGlobalPreferences().data,
    switchTo: useUpdatePreferences().run,
  };
}

/** A page of a platform whose newer calls are used. The first message is new, the fourth is read. */
async function start() {
  const world = platform();
  const backend = widgetBackend({ backendUrl: world.backendUrl, newerCalls: true });
  const page = mountInbox(world, usePage, { backend, backendUrl: undefined });
  await vi.waitFor(() => {
    expect(page.now.rows).toHaveLength(10);
    expect(page.now.workflows).toBeDefined();
    expect(page.now.everything).toBeDefined();
  });
  const [first = '', , , fourth = ''] = page.now.rows.map(({ id }) => id);
  const bodies = (path: string) =>
    world.requests.filter((request) => request.path === path).map(({ body }) => body);
  const flagsOf = (message: Partial<MessageFlags> | undefined) => ({
    seen: message?.seen,
    read: message?.read,
  });
  return {
    world,
    page,
    ids: { first, fourth },
    bodies,
    shown: (id: string) => flagsOf(page.now.rows.find((row) => row.id === id)),
    inWorld: (id: string) => flagsOf(world.messages().find(({ _id }) => _id === id)),
    reads: () =>
      world.requests.flatMap(({ method, path }) =>
        method === 'GET' && path.includes('preferences') ? path : [],
      ),
  };
}

const [unseen, unread, read] = [
  { seen: false, read: false },
  { seen: true, read: false },
  { seen: true, read: true },
];

test.each<[MessageStatus, Partial<MessageFlags>, MessageFlags | undefined, MessageFlags | undefined]>([
  ['read', { read: true }, read, read],
  ['unread', { read: false }, unread, unread],
  ['unread', { seen: true, read: false }, unread, unread],
  ['seen', { seen: true }, unread, read],
  ['unseen', { seen: false }, unseen, { seen: false, read: true }],
])(
  'the status %s is sent by the newer call for %j, and what it does is shown',
  async (status, flags, ...after) => {
    const { page, ids, bodies, shown, inWorld } = await start();
    await page.now.update({ ids: [ids.first, ids.fourth], ...flags });
    expect(bodies(statusPath)).toEqual([{ messageId: [ids.first, ids.fourth], markAs: status }]);
    expect(bodies(flagsPath)).toEqual([]);
    expect([inWorld(ids.first), inWorld(ids.fourth)]).toEqual(after);
    await vi.waitFor(() => expect([shown(ids.first), shown(ids.fourth)]).toEqual(after));
  },
);

test.each([true, false])('unseen and read %s is no status, so the older call sends it', async (isRead) => {
  const { page, ids, bodies, inWorld } = await start();
  await page.now.update({ ids: [ids.first], seen: false, read: isRead });
  expect(bodies(statusPath)).toEqual([]);
  expect(bodies(flagsPath)).toEqual([{ messageId: ids.first, mark: { seen: false, read: isRead } }]);
  expect(inWorld(ids.first)).toEqual({ seen: false, read: isRead });
});

test('a status shows at once, is taken back where it fails, and can be retried', async () => {
  const { world, page, ids, bodies, shown } = await start();
  const undo = failingFor(statusPath, 403)(world);
  const from = page.seen.length;
  await expect(page.now.update({ ids: [ids.first], read: true })).rejects.toMatchObject({ status: 403 });
  await vi.waitFor(() =>
    expect(page.now.failed.actions).toMatchObject([{ kind: 'read', count: 1, failures: 1 }]),
  );
  expect(shown(ids.first)).toEqual(unseen);
  const reads = page.seen.slice(from).map(({ rows }) => rows.find(({ id }) => id === ids.first)?.read);
  expect(reads.filter((one, place) => one !== reads[place - 1])).toEqual([true, false]);
  undo();
  page.now.failed.retry();
  await vi.waitFor(() => expect(shown(ids.first)).toEqual(read));
  await vi.waitFor(() => expect(page.now.failed.actions).toEqual([]));
  expect(bodies(statusPath)).toHaveLength(2);
});

test('a status waits for another one of the same message that is being sent', async () => {
  const { world, page, ids, bodies, inWorld } = await start();
  const held = holdAnswers(world, statusPath);
  const first = page.now.update({ ids: [ids.first], read: true });
  await held.arrived(1);
  const second = page.now.update({ ids: [ids.first], read: false });
  expect(bodies(statusPath)).toHaveLength(1);
  held.end();
  await Promise.all([first, second]);
  expect(bodies(statusPath)).toEqual([
    { messageId: ids.first, markAs: 'read' },
    { messageId: ids.first, markAs: 'unread' },
  ]);
  expect(inWorld(ids.first)).toEqual(unread);
});

test('more than a hundred messages are several calls of at most a hundred', async () => {
  const { page, bodies } = await start();
  const ids = Array.from({ length: 101 }, (_, number) => `id-${number}`);
  await page.now.update({ ids, read: true });
  expect(bodies(statusPath)).toEqual([
    { messageId: ids.slice(0, 100), markAs: 'read' },
    { messageId: 'id-100', markAs: 'read' },
  ]);
});

test('preferences are read by the call of their level, and changed by the calls that there are', async () => {
  const { world, page, reads } = await start();
  const [wanted] = world.preferences();
  expect(reads().toSorted()).toEqual(['/widgets/preferences/global', '/widgets/preferences/template']);
  expect(page.now.workflows?.map(({ workflow }) => workflow.id)).toEqual(
    world.preferences().map(({ template }) => template._id),
  );
  expect(page.now.everything?.preference).toEqual(world.globalPreference().preference);
  const { _id: workflowId = '' } = wanted?.template ?? {};
  await page.now.switchTo({ workflowId, switches: { email: false } });
  await page.now.switchTo({ switches: { email: false } });
  const changes = world.requests.filter(({ method }) => method === 'PATCH').map(({ path }) => path);
  expect(changes).toEqual([`/widgets/preferences/${workflowId}`, '/widgets/preferences']);
  await vi.waitFor(() => {
    expect(page.now.workflows?.[0]?.preference.channels.email).toBe(false);
    expect(page.now.everything?.preference.channels.email).toBe(false);
  });
});
