import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { countScreen, feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, type World } from '../../mocks/index.ts';
import { parseSession } from '../backends/widget/bellAnswers.ts';

const platform = mockPlatform();
const sessionPath = '/widgets/session/initialize';
let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Answers every session call with this body. */
function withSession(body: unknown): World {
  const world = platform();
  world.addFault({
    concerns: ({ path }) => path === sessionPath,
    before: () => new HttpResponse(JSON.stringify(body), { status: 201 }),
  });
  return world;
}

describe('fault 1: a refused session', () => {
  test.each([400, 401, 403, 404])(
    'with status %i causes one try, a plain error, and no other request',
    async (status) => {
      const world = platform({ scenarios: [failingFor(sessionPath, status)] });
      const client = inboxOf(world, { subscriberHash: 'top-secret-hash' });
      const errors: string[] = [];
      client.events.on('error', ({ message }) => errors.push(message));
      const calls = await Promise.allSettled([
        ask(client, 'unreadCount'),
        ask(client, 'organization'),
        ask(client, 'messagesFeed'),
      ]);
      for (const call of calls) {
        expect(call).toMatchObject({ status: 'rejected', reason: { status, retryable: false } });
      }
      expect(world.requests).toHaveLength(1);
      expect(errors).toEqual([expect.stringMatching(`^HTTP error! Status: ${status}, Message: `)]);
      expect(consoleError).toHaveBeenCalledExactlyOnceWith('Failed to initialize the session', errors[0]);
      expect(client.connection.get()).toBe('off');
    },
  );

  test('fault 80: leaves neither hash nor token in the console or the error', async () => {
    const world = platform({ scenarios: [failingFor(sessionPath, 400)] });
    const client = inboxOf(world, { subscriberHash: 'top-secret-hash' });
    const error = await ask(client, 'organization').catch((thrown: unknown) => thrown);
    const shown = JSON.stringify([consoleError.mock.calls, String(error), client.scope]);
    expect(shown).not.toContain('top-secret-hash');
  });
});

test.each([
  { applicationIdentifier: undefined },
  { subscriberId: undefined },
  { applicationIdentifier: '' },
  { subscriberId: '' },
])('fault 2: with %j nothing is requested', async (missing) => {
  const world = platform();
  const client = inboxOf(world, missing);
  expect(client.enabled).toBe(false);
  feedScreen(client);
  countScreen(client);
  await expect(ask(client, 'organization')).rejects.toMatchObject({ kind: 'aborted' });
  expect(world.requests).toEqual([]);
});

test.each([
  [{ data: {} }],
  [{ data: { token: null } }],
  [{ data: { token: '' } }],
  [{ data: { token: {} } }],
  [{ data: { token: 'a\r\nX-Evil: 1' } }],
  [{ data: { token: 'a b' } }],
  [{ data: [] }],
  [{ data: null }],
  [null],
  ['text'],
])('fault 3: the answer %j is no session, and no call is made without a token', async (body) => {
  const world = withSession(body);
  await expect(ask(inboxOf(world), 'organization')).rejects.toMatchObject({ kind: 'malformed' });
  expect(world.requests.map(({ path, authorization }) => [path, authorization])).toEqual([
    [sessionPath, null],
  ]);
});

test('fault 3: a malformed profile does not fail a valid session', async () => {
  const world = withSession({ data: { token: 'abc', profile: [{ firstName: 5 }] } });
  await expect(inboxOf(world).openSession()).resolves.toEqual({});
});

test('fault 65, 66: another hash opens another session, and two subscribers share nothing', async () => {
  const world = platform({ subscriberHashes: { 'demo-subscriber': 'one', 'grace.kim': 'two' } });
  const shared = new QueryClient();
  const mine = inboxOf(world, { subscriberHash: 'one' }, shared);
  const theirs = inboxOf(world, { subscriberId: 'grace.kim', subscriberHash: 'two' }, shared);
  const mineScreen = feedScreen(mine);
  const theirScreen = feedScreen(theirs);
  await Promise.all([mineScreen.loaded(), theirScreen.loaded()]);
  expect(mineScreen.rows()).toHaveLength(10);
  expect(theirScreen.rows()).toEqual([]);
  const tokens = world.requests.slice(2).map(({ authorization }) => authorization);
  expect(new Set(tokens).size).toBe(2);

  theirs.destroy();
  expect(mineScreen.rows()).toHaveLength(10);
  expect(inboxOf(world, { subscriberHash: 'other' }).scope).not.toEqual(mine.scope);
});

test('of the profile only the texts of the protocol are kept', () => {
  const profile = { _id: 'a', firstName: 'Maya', lastName: 5, email: 'maya@carillon.test' };
  expect(parseSession({ data: { token: 'good', profile } }, 'maya')).toEqual({
    token: 'good',
    subscriberId: 'maya',
    profile: { id: 'a', firstName: 'Maya', lastName: undefined },
  });
});
