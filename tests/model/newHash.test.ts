import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { useMessagesQuery } from '../../src/data/messages/messagesFeed.ts';
import { useUpdateMessages } from '../../src/data/messages/updateMessages.ts';
import { useUpdatePreferences } from '../../src/data/preferences/preferenceSaving.ts';
import { usePreferencesQuery } from '../../src/data/preferences/preferences.ts';
import type { World } from '../../src/mocks/index.ts';
import { until } from '../support/liveFixture.ts';
import { mockPlatform } from '../support/mockPlatform.ts';
import { mountInbox } from '../support/mountInbox.ts';
import { silentConsole } from '../support/silentConsole.ts';

const platform = mockPlatform();
silentConsole();

function useProbe() {
  return {
    // Copied, so that every member is read while it renders: TanStack Query renders again only for members that were read.
    feed: { ...useMessagesQuery() },
    preferences: { ...usePreferencesQuery() },
    update: useUpdateMessages().run,
    turn: useUpdatePreferences().run,
  };
}

async function loaded() {
  const world = platform();
  const page = mountInbox(world, useProbe, { subscriberHash: 'one' });
  await until(() => expect(page.now.feed.isSuccess && page.now.preferences.isSuccess).toBe(true));
  const oldToken = world.requests.findLast(({ authorization }) => authorization)?.authorization;
  world.requests.splice(0);
  const [first = '', second = '', third = ''] = (page.now.feed.data?.messages ?? []).map(({ id }) => id);
  return { world, page, oldToken, ids: { first, second, third } };
}

const acts = (world: World) =>
  world.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/initialize'));

test('a deferred action is sent with the token of the new hash, and the screen shows it', async () => {
  const { world, page, oldToken, ids } = await loaded();
  await page.now.update({ ids: [ids.first], read: true, undoMs: 60_000 });
  await page.now.update({ ids: [ids.second], removed: true, undoMs: 60_000 });
  expect(acts(world)).toEqual([]);
  page.render({ subscriberHash: 'two' });
  await until(() => expect(acts(world)).toHaveLength(2));
  expect(acts(world).map(({ authorization }) => authorization)).not.toContain(oldToken);
  await until(() => {
    const rows = page.now.feed.data?.messages ?? [];
    expect([rows.find(({ id }) => id === ids.first)?.read, rows.some(({ id }) => id === ids.second)]).toEqual(
      [true, false],
    );
  });
  expect(acts(world)).toHaveLength(2);
});

test('marks and switches that wait for earlier ones are sent with the token of the new hash', async () => {
  const { world, page, oldToken, ids } = await loaded();
  const [workflow] = page.now.preferences.data ?? [];
  const workflowId = workflow?.workflow.id ?? '';
  const answers: (() => void)[] = [];
  world.addFault({
    concerns: ({ method, path }) => method !== 'GET' && !path.endsWith('/initialize') && answers.length < 2,
    after: (answer) => new Promise((resolve) => answers.push(() => resolve(answer))),
  });
  void page.now.update({ ids: [ids.third], read: true });
  void page.now.turn({ workflowId, switches: { email: false } });
  await until(() => expect(answers).toHaveLength(2));
  void page.now.update({ ids: [ids.third], read: false });
  void page.now.turn({ workflowId, switches: { email: true } });
  expect(acts(world)).toHaveLength(2);
  page.render({ subscriberHash: 'two' });
  for (const answer of answers) {
    answer();
  }
  await until(() => expect(acts(world)).toHaveLength(4));
  expect(
    acts(world)
      .slice(2)
      .map(({ authorization }) => authorization),
  ).not.toContain(oldToken);
  expect(
    acts(world)
      .slice(0, 2)
      .map(({ authorization }) => authorization),
  ).toEqual([oldToken, oldToken]);
});

test('calls that wait for a renewal are sent with the token of the new hash', async () => {
  const { world, page, oldToken, ids } = await loaded();
  world.expireTokens();
  const hold = world.addFault({
    concerns: ({ path }) => path.endsWith('/initialize'),
    before: () => new Promise(() => {}),
  });
  void page.now.update({ ids: [ids.first], read: true });
  await until(() => expect(world.requests.some(({ path }) => path.endsWith('/initialize'))).toBe(true));
  hold();
  world.requests.splice(0);
  page.render({ subscriberHash: 'two' });
  await until(() => expect(acts(world)).toHaveLength(1));
  expect(acts(world)[0]?.authorization).not.toBe(oldToken);
});

test('changes of the old subscriber are sent with the old token, and none with the next subscriber’s', async () => {
  const { world, page, oldToken, ids } = await loaded();
  await page.now.update({ ids: [ids.first], read: true, undoMs: 60_000 });
  page.render({ subscriberHash: 'one', subscriberId: 'grace.kim' });
  await until(() => expect(acts(world)).toHaveLength(1));
  expect(acts(world)[0]?.authorization).toBe(oldToken);
});

test('after a new hash that is refused nothing is sent, with any token', async () => {
  const { world, page, ids } = await loaded();
  await page.now.update({ ids: [ids.first], read: true, undoMs: 60_000 });
  world.addFault({
    concerns: ({ path }) => path.endsWith('/initialize'),
    before: () => HttpResponse.json({}, { status: 400 }),
  });
  page.render({ subscriberHash: 'two' });
  await until(() => expect(world.requests).toHaveLength(1));
  await until(() => expect(page.now.feed.isError).toBe(true));
  expect(acts(world)).toEqual([]);
});
