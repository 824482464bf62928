import { expect, vi } from 'vitest';
import { useRemoveMessages } from '../../src/data/messages/removeMessages.ts';
import type { World } from '../../src/mocks/index.ts';
import { hookOf } from './hookOf.ts';
import { markFixture } from './markFixture.ts';

/** Where several messages are removed at once. */
export const bulkPath = '/widgets/messages/bulk/delete';

/** Where one message is removed. */
export const pathOf = (id: string) => `/widgets/messages/${id}`;

/** A loaded inbox to remove from, with the messages of `markFixture`. */
export async function removeFixture(world: World) {
  const fixture = await markFixture(world);
  const remove = hookOf(fixture.client, useRemoveMessages).mutateAsync;
  const shownIds = () => fixture.screen.rows().map(({ _id }) => _id);
  const inWorld = () => world.messages().map(({ _id }) => _id);
  /** What was sent. */
  const calls = () =>
    world.requests
      .filter(({ method, path }) => method === 'DELETE' || path === bulkPath)
      .map(({ method, path, body }) => [method, path, body]);
  /** Waits until what is shown is what the server has. */
  const settled = () => vi.waitFor(() => expect(shownIds()).toEqual(inWorld().slice(0, shownIds().length)));
  return { ...fixture, remove, shownIds, inWorld, calls, settled };
}
