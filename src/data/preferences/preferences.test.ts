import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { preferencesFixture } from '../../../tests/support/preferencesFixture.ts';
import { buildPreference, type World } from '../../mocks/index.ts';
import { widgetBackend } from '../backends/widget/widgetBackend.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { usePreferencesSaving, useUpdatePreferences } from './preferenceSaving.ts';
import { preferencesOptions, useGlobalPreferences, usePreferencesQuery } from './preferences.ts';

const platform = mockPlatform();
const calls = (world: World) =>
  world.requests.flatMap(({ path }) => (path.includes('preferences') ? path.replace('/widgets', '') : []));

test.each([
  [false, ['/preferences', '/preferences/global']],
  [true, ['/preferences/template', '/preferences/global']],
])('preferences of both levels are read; by the newer calls: %j', async (newerCalls, paths) => {
  const world = platform();
  const { backendUrl } = world;
  const client = inboxOf(world, { backend: widgetBackend({ backendUrl, newerCalls }) });
  const { value: rows } = await client.queryClient.fetchQuery(preferencesOptions(client, 'template'));
  expect(rows).toEqual(
    world.preferences().map(({ template: { _id: id, ...workflow }, ...others }) => ({
      ...others,
      workflow: { id, ...workflow },
    })),
  );
  const { value: global } = await client.queryClient.fetchQuery(preferencesOptions(client, 'global'));
  expect(global).toEqual(world.globalPreference());
  expect(calls(world)).toEqual(paths);
});

test('fault 14: a malformed row is reported to the host, and the others are shown', async () => {
  const world = platform();
  world.setPreferences({ preferences: [buildPreference({ template: { _id: '' } }), buildPreference({}, 1)] });
  const client = inboxOf(world);
  const errors: InboxError[] = [];
  client.events.on('error', (error) => errors.push(error));
  expect(await client.queryClient.fetchQuery(preferencesOptions(client, 'template'))).toMatchObject({
    value: { length: 1 },
  });
  expect(errors).toMatchObject([{ kind: 'malformed' }]);
});

test('fault 2: without a subscriber no preferences are requested', () => {
  const client = inboxOf(platform(), { subscriberId: undefined });
  for (const options of [preferencesOptions(client, 'template'), preferencesOptions(client, 'global')]) {
    expect(options.enabled).toBe(false);
  }
});

test('fault 61: two subscribers in one cache share neither preferences nor changes', async () => {
  const world = platform();
  const cache = new QueryClient();
  const sam = await preferencesFixture(world, inboxOf(world, {}, cache));
  const grace = await preferencesFixture(world, inboxOf(world, { subscriberId: 'grace.kim' }, cache));
  const changed = sam.change(sam.ids.first, { email: false });
  expect(grace.shown(sam.ids.first)?.channels.email).toBe(true);
  await changed;
  expect(sam.shown(sam.ids.first)?.channels.email).toBe(false);
  expect(grace.shown(sam.ids.first)?.channels.email).toBe(true);
  expect(world.memory.subscriber('grace.kim').preferences[0]?.preference.channels.email).toBe(true);
  sam.client.destroy();
  expect(sam.shown(sam.ids.first)).toBeUndefined();
  expect(grace.shown(sam.ids.first)?.channels.email).toBe(true);
});

test.each([
  ['usePreferences', usePreferencesQuery],
  ['useGlobalPreferences', useGlobalPreferences],
  ['useUpdatePreferences', useUpdatePreferences],
  ['usePreferencesSaving', usePreferencesSaving],
])('%s outside a provider throws an error with its name', (name, useHook) => {
  expect(() => hookOf<unknown>(null, () => useHook())).toThrow(`\`${name}\` was used outside`);
});

test('an update sends only the switches that were changed', async () => {
  const { client, sent, ids } = await preferencesFixture(platform());
  const { run } = hookOf(client, useUpdatePreferences);
  await run({ workflowId: ids.first, switches: { enabled: false } });
  await run({ workflowId: ids.first, switches: { email: false } });
  await run({ switches: { sms: false } });
  await run({ switches: { enabled: false } });
  expect(sent()).toEqual([
    [`/${ids.first}`, { enabled: false }],
    [`/${ids.first}`, { channel: { type: 'email', enabled: false } }],
    ['', { preferences: [{ channelType: 'sms', type: 'sms', enabled: false }] }],
    ['', { preferences: [], enabled: false }],
  ]);
});

test('an update of several switches of a workflow changes each of them', async () => {
  const { client, shown, inWorld, sent, ids } = await preferencesFixture(platform());
  const switches = { in_app: false, email: false, enabled: false };
  await hookOf(client, useUpdatePreferences).run({ workflowId: ids.first, switches });
  const expected = { enabled: false, channels: { in_app: false, email: false } };
  expect(shown(ids.first)).toMatchObject(expected);
  expect(inWorld(ids.first)).toMatchObject(expected);
  expect(sent()).toEqual([
    [`/${ids.first}`, { channel: { type: 'in_app', enabled: false } }],
    [`/${ids.first}`, { channel: { type: 'email', enabled: false } }],
    [`/${ids.first}`, { enabled: false }],
  ]);
});

test('the hooks return cached preferences at the first render', async () => {
  const { client, shown, ids } = await preferencesFixture(platform());
  const rows = hookOf(client, () => usePreferencesQuery()).data;
  expect(rows?.find(({ workflow }) => workflow.id === ids.first)?.preference).toEqual(shown(ids.first));
  expect(hookOf(client, () => useGlobalPreferences()).data?.preference).toEqual(shown());
  expect(hookOf(client, () => usePreferencesQuery({ enabled: false })).fetchStatus).toBe('idle');
});
