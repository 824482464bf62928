import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { rateLimited } from '../../mocks/index.ts';

const platform = mockPlatform();
const hourMs = 3_600_000;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const changes = [
  ['stays as it is', 0],
  ['is set forward by an hour', hourMs],
  ['is set back by an hour', -hourMs],
] as const;

test.each(changes)(
  'a session that the server postpones by 30 seconds is requested after them, and once, when the clock %s',
  async (_, byMs) => {
    const world = platform({ scenarios: [rateLimited('30', 1)] });
    const client = inboxOf(world);
    const call = ask(client, 'organization');
    await vi.waitFor(() => expect(world.requests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.setSystemTime(Date.now() + byMs);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(world.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await call;
    expect(world.requests.map(({ path }) => path)).toEqual([
      '/widgets/session/initialize',
      '/widgets/session/initialize',
      '/widgets/organization',
    ]);
  },
);

test.each(changes)(
  'a session that the server postpones by two minutes can be requested after them when the clock %s',
  async (_, byMs) => {
    const world = platform({ scenarios: [rateLimited('120', 1)] });
    const client = inboxOf(world);
    await expect(ask(client, 'organization')).rejects.toMatchObject({ status: 429 });
    await expect(ask(client, 'organization')).rejects.toMatchObject({ status: 429 });
    expect(world.requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + byMs);
    await vi.advanceTimersByTimeAsync(121_000);
    await ask(client, 'organization');
    expect(world.requests).toHaveLength(3);
  },
);
