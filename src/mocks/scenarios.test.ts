import { describe, expect, test, vi } from 'vitest';
import { askWorld } from '../../tests/support/askWorld.ts';
import { mockPlatform } from '../../tests/support/mockPlatform.ts';
import {
  answerLostOnce,
  combine,
  empty,
  failingFor,
  failingOnce,
  hanging,
  holdAnswers,
  htmlError,
  manyMessages,
  offline,
  only,
  rateLimited,
  reordered,
  shiftingPages,
  slow,
  unauthorizedOnce,
  type WorldOptions,
} from './index.ts';

const platform = mockPlatform();

function start(options?: WorldOptions) {
  const world = platform(options);
  return { world, ask: askWorld(world) };
}

describe('scenarios', () => {
  const feed = 'GET /notifications/feed';

  test('failingOnce, failingFor and combined scenarios fail as long as they say, and end when they are undone', async () => {
    const { world, ask } = start({ scenarios: [failingOnce(500)] });
    expect((await ask(feed)).status).toBe(500);
    expect((await ask(feed)).status).toBe(200);
    const undo = combine(failingFor('/widgets/organization', 403), manyMessages(3))(world);
    expect((await ask('GET /organization')).status).toBe(403);
    expect((await ask(feed)).body.totalCount).toBe(3);
    undo();
    expect((await ask('GET /organization')).status).toBe(200);
    expect((await ask(feed)).body.totalCount).toBe(10);
  });

  test('rateLimited, htmlError, offline, unauthorizedOnce and answerLostOnce answer as servers and proxies do', async () => {
    const { world, ask } = start({ scenarios: [rateLimited(7, 1), empty] });
    const limited = await ask(feed);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('Retry-After')).toBe('7');
    expect((await ask(feed)).body.data).toEqual([]);
    const undo = htmlError(world);
    expect((await ask(feed)).text).toContain('<html>');
    undo();
    const mend = offline(world);
    await expect(ask(feed)).rejects.toThrow();
    mend();
    unauthorizedOnce(world);
    expect((await ask(feed)).status).toBe(401);
    answerLostOnce(world);
    await expect(ask(feed)).rejects.toThrow();
  });

  test('hanging answers when it ends, slow answers late, and holdAnswers delivers in the order that a test chooses', async () => {
    const { world, ask } = start();
    const release = hanging(world);
    const waiting = ask(feed);
    release();
    expect((await waiting).status).toBe(200);
    slow(1)(world);
    expect((await ask(feed)).status).toBe(200);
    const delayMs = vi.fn(() => 1);
    only(/unread|unseen/, slow(delayMs))(world);
    await ask(feed);
    await ask('GET /notifications/unread');
    await ask('GET /notifications/unseen');
    expect(delayMs).toHaveBeenCalledTimes(2);

    const held = holdAnswers(world, '/widgets/notifications/unread');
    const before = ask('GET /notifications/unread');
    await held.arrived(1);
    world.receive();
    const after = ask('GET /notifications/unread');
    await held.arrived(2);
    held.release(1);
    expect((await after).body.data.count).toBe(4);
    held.end();
    expect((await before).body.data.count).toBe(3);
  });

  test('reordered delivers the later of two answers first', async () => {
    const { world, ask } = start({ scenarios: [reordered(5_000)] });
    const order: string[] = [];
    const first = ask('GET /notifications/unread').then(() => order.push('first'));
    await vi.waitFor(() => expect(world.requests).toHaveLength(1));
    await Promise.all([first, ask('GET /notifications/unseen').then(() => order.push('second'))]);
    expect(order).toEqual(['second', 'first']);
  });

  test('shiftingPages makes the last row of a page appear again on the next page', async () => {
    const { ask } = start({ messages: 20, scenarios: [shiftingPages] });
    const idsOf = async (page: number) =>
      (await ask(`${feed}?page=${page}`)).body.data.map(({ _id }: { _id: string }) => _id);
    const last = (await idsOf(0)).at(-1);
    expect(await idsOf(1)).toContain(last);
  });
});
