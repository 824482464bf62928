import { expect, vi } from 'vitest';
import { useUpdateMessages } from '../../src/data/messages/updateMessages.ts';
import type { World } from '../../src/mocks/index.ts';
import { hookOf } from './hookOf.ts';
import { markFixture } from './markFixture.ts';

/** The path that removes several messages. */
export const bulkPath = '/widgets/messages/bulk/delete';

/** The path that removes one message. */
export const pathOf = (id: string) => `/widgets/messages/${id}`;

/** A loaded inbox for removals, with the messages of `markFixture`. */
export async function removeFixture(world: World) {
  const fixture = await markFixture(world);
  const { run: update } = hookOf(fixture.client, useUpdateMessages);
  const remove = (...ids: readonly string[]) => update({ ids, removed: true });
  const shownIds = () => fixture.screen.rows().map(({ id }) => id);
  const inWorld = () => world.messages().map(({ _id }) => _id);
  /** The calls that were sent. */
  const calls = () =>
    world.requests
      .filter(({ method, path }) => method === 'DELETE' || path === bulkPath)
      .map(({ method, path, body }) => [method, path, body]);
  /** Waits until the screen shows what the server has. */
  const settled = () => vi.waitFor(() => expect(shownIds()).toEqual(inWorld().slice(0, shownIds().length)));
  return { ...fixture, update, remove, shownIds, inWorld, calls, settled };
}
