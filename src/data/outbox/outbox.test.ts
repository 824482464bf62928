import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { useUpdateMessages } from '../messages/updateMessages.ts';
import { outboxOf } from './outbox.ts';

const platform = mockPlatform();
browserTabs();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A mark that gets no answer, unlike all other calls. */
async function markWithoutAnswer(socketUrl?: string) {
  const world = platform({ messages: buildFeed(3).map((one) => ({ ...one, read: false })) });
  const client = inboxOf(world, { socketUrl });
  const screen = feedScreen(client);
  await screen.loaded();
  const messageId = screen.rows()[0]?.id ?? '';
  const answer = world.addFault({
    concerns: ({ path }) => path === markPath,
    before: () => Response.error(),
  });
  const outcome = hookOf(client, useUpdateMessages).run({ ids: [messageId], read: true });
  outcome.catch(() => {});
  const calls = () => world.requests.filter(({ path }) => path === markPath).length;
  return {
    client,
    outcome,
    answer,
    calls,
    failed: () => outboxOf(client).failures.get(),
    /** Waits through the pauses until so many calls were made and the last one has ended. */
    async callsAre(count: number) {
      for (let steps = 0; calls() < count && steps < 2_000; steps += 1) {
        await vi.advanceTimersByTimeAsync(200);
        await new Promise(setImmediate);
      }
      expect(calls()).toBe(count);
      const isSending = () =>
        pendingChangesOf(client)
          .get()
          .changes.some(({ state }) => state === 'sending');
      while (isSending()) {
        await new Promise(setImmediate);
      }
    },
  };
}

test('a change that gets no answer while other calls get theirs is given up at the sixth time, and told', async () => {
  const { client, outcome, calls, failed, callsAre } = await markWithoutAnswer();
  await callsAre(5);
  expect(failed()).toEqual([]);
  await callsAre(6);
  await expect(outcome).rejects.toMatchObject({ kind: 'unavailable' });
  expect(failed()).toMatchObject([{ kind: 'read', count: 1, error: { kind: 'unavailable' } }]);
  expect(pendingChangesOf(client).get().changes).toEqual([]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls()).toBe(6);
});

test('tries while the server cannot be reached do not count: the next one after that is not the last', async () => {
  // No socket answers there, so that nobody knows whether there is a network.
  const { client, outcome, answer, failed, callsAre } = await markWithoutAnswer('https://nowhere.test');
  await callsAre(9);
  vi.spyOn(client.connection, 'get').mockReturnValue('live');
  await callsAre(14);
  expect(failed()).toEqual([]);
  answer();
  await callsAre(15);
  await outcome;
  expect(failed()).toEqual([]);
  await vi.waitFor(() => expect(pendingChangesOf(client).get().changes).toEqual([]));
});
