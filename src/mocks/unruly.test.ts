import { getResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tokenOf } from '../../tests/support/askWorld.ts';
import { passTime } from '../../tests/support/passTime.ts';
import { callHandlers } from './handlers/handlers.ts';
import { createMockWorld } from './index.ts';
import { createUnruly } from './unruly.ts';

const paths = ['/widgets/notifications/feed', '/widgets/session/initialize', '/widgets/messages/markAs'];

const whimsOf = (seed: number) => {
  const unruly = createUnruly(seed);
  return paths.flatMap((path) => Array.from({ length: 20 }, () => ({ ...unruly.callMs(path) })));
};

test('an unruly world is unruly in the same way for the same seed, and in another one for another seed', () => {
  expect(whimsOf(1)).toEqual(whimsOf(1));
  expect(whimsOf(1)).not.toEqual(whimsOf(2));
  const one = createUnruly(1);
  const other = createUnruly(1);
  one.callMs('/widgets/organization');
  expect(one.callMs('/widgets/notifications/feed')).toEqual(other.callMs('/widgets/notifications/feed'));
  expect(createUnruly(3).shuffled(paths)).toEqual(createUnruly(3).shuffled(paths));
  expect([...createUnruly(3).shuffled(paths)].sort()).toEqual([...paths].sort());
});

test('an unruly world answers each call before the inbox gives it up', () => {
  for (const { requestMs, answerMs } of Array.from({ length: 50 }, (_, seed) => whimsOf(seed)).flat()) {
    expect(requestMs + answerMs).toBeLessThan(9_000);
  }
});

test.each([undefined, 4])(
  'a call that is made later is answered earlier only in an unruly world: seed %s',
  async (unruly) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const world = createMockWorld({ unruly });
    const headers = { Authorization: `Bearer ${tokenOf(world)}` };
    const answered: number[] = [];
    const calls = Array.from({ length: 12 }, async (_, place) => {
      const request = new Request(`${world.backendUrl}/v1/widgets/notifications/feed`, { headers });
      const answer = await getResponse(callHandlers(world), request);
      expect(answer?.status).toBe(200);
      answered.push(place);
    });
    for (let rounds = 0; rounds < 60; rounds += 1) {
      await passTime(100);
    }
    await Promise.all(calls);
    const inOrder = [...answered].sort((one, other) => one - other);
    expect(answered.join() === inOrder.join()).toBe(unruly === undefined);
  },
);
