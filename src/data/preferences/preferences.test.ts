import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { preferencesFixture } from '../../../tests/support/preferencesFixture.ts';
import { buildPreference, type World } from '../../mocks/index.ts';
import { preferenceLevels } from '../../platform-constants/index.ts';
import type { InboxError } from '../transport/InboxError.ts';
import {
  globalPreferencesOptions,
  preferencesByLevelOptions,
  preferencesOptions,
  useGlobalPreferences,
  usePreferences,
  usePreferencesByLevel,
} from './preferences.ts';
import { useUpdateGlobalPreferences } from './updateGlobalPreferences.ts';
import { useUpdatePreference } from './updatePreference.ts';
import { usePreferencesSaving } from './usePreferencesSaving.ts';

const platform = mockPlatform();
const calls = (world: World) =>
  world.requests.flatMap(({ path }) => (path.includes('preferences') ? path.replace('/widgets', '') : []));

test('the three reading calls return the preferences of their levels', async () => {
  const world = platform();
  const client = inboxOf(world);
  const { queryClient } = client;
  expect(await queryClient.fetchQuery(preferencesOptions(client))).toMatchObject({
    value: world.preferences(),
  });
  expect(await queryClient.fetchQuery(globalPreferencesOptions(client))).toMatchObject({
    value: world.globalPreference(),
  });
  queryClient.clear();
  for (const level of preferenceLevels) {
    expect(await queryClient.fetchQuery(preferencesByLevelOptions(client, level))).toMatchObject({
      value: level === 'global' ? world.globalPreference() : world.preferences(),
    });
  }
  expect(calls(world)).toEqual([
    '/preferences',
    '/preferences/global',
    '/preferences/global',
    '/preferences/template',
  ]);
});

test('usePreferencesByLevel shares its cache with the hook of that level', async () => {
  const world = platform();
  const client = inboxOf(world);
  await client.queryClient.fetchQuery(preferencesOptions(client));
  await client.queryClient.fetchQuery(preferencesByLevelOptions(client, 'template'));
  expect(calls(world)).toHaveLength(1);
});

test('fault 14: a malformed row is reported to the host, and the others are shown', async () => {
  const world = platform();
  world.setPreferences({ preferences: [buildPreference({ template: { _id: '' } }), buildPreference({}, 1)] });
  const client = inboxOf(world);
  const errors: InboxError[] = [];
  client.events.on('error', (error) => errors.push(error));
  expect(await client.queryClient.fetchQuery(preferencesOptions(client))).toMatchObject({
    value: { length: 1 },
  });
  expect(errors).toMatchObject([{ code: 'invalid_answer' }]);
});

test('fault 2: without a subscriber no preferences are requested', () => {
  const client = inboxOf(platform(), { subscriberId: undefined });
  for (const options of [preferencesOptions(client), globalPreferencesOptions(client)]) {
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
  ['usePreferences', usePreferences],
  ['useGlobalPreferences', useGlobalPreferences],
  ['usePreferencesByLevel', () => usePreferencesByLevel('global')],
  ['useUpdatePreference', useUpdatePreference],
  ['useUpdateGlobalPreferences', useUpdateGlobalPreferences],
  ['usePreferencesSaving', usePreferencesSaving],
])('%s outside a provider throws an error with its name', (name, useHook) => {
  expect(() => hookOf<unknown>(null, () => useHook())).toThrow(`\`${name}\` was used outside`);
});

test('the mutations send only the switches that were changed', async () => {
  const { client, sent, ids } = await preferencesFixture(platform());
  await hookOf(client, useUpdatePreference).mutateAsync({ workflowId: ids.first, enabled: false });
  await hookOf(client, useUpdatePreference).mutateAsync({
    workflowId: ids.first,
    channel: 'email',
    enabled: false,
  });
  const global = hookOf(client, useUpdateGlobalPreferences).mutateAsync;
  await global({ preferences: [{ channelType: 'sms', enabled: false }] });
  await global({ enabled: false });
  expect(sent()).toEqual([
    [`/${ids.first}`, { enabled: false }],
    [`/${ids.first}`, { channel: { type: 'email', enabled: false } }],
    ['', { preferences: [{ channelType: 'sms', type: 'sms', enabled: false }] }],
    ['', { preferences: [], enabled: false }],
  ]);
});

test('the hooks return cached preferences at the first render', async () => {
  const { client, shown, ids } = await preferencesFixture(platform());
  const rows = hookOf(client, () => usePreferences()).data;
  expect(rows?.find(({ template }) => template._id === ids.first)?.preference).toEqual(shown(ids.first));
  expect(hookOf(client, () => useGlobalPreferences()).data?.preference).toEqual(shown());
  expect(hookOf(client, () => usePreferencesByLevel('template')).data).toEqual(rows);
  expect(hookOf(client, () => usePreferences({ enabled: false })).fetchStatus).toBe('idle');
});
