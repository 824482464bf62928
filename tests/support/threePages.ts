import { expect, vi } from 'vitest';
import type { ReportedChanges } from '../../src/data/messages/mergeHead.ts';
import { messagesFeedOptions } from '../../src/data/messages/messagesFeed.ts';
import { buildFeed, type World, type WorldOptions } from '../../src/mocks/index.ts';
import { feedScreen, inboxOf, quiet } from './inboxOf.ts';

export const feedPath = '/widgets/notifications/feed';
export const allPages = ['0', '1', '2'];

/** What live events report of one new message, and of one message that was read elsewhere. */
export const arrival: ReportedChanges = { changes: 1, unread: 1, unseen: 1, isArrival: true };
export const mark: ReportedChanges = { changes: 1, unread: -1, unseen: 0, isArrival: false };

/** What the world of `threePages` has: forty messages, all of them seen and unread. */
export const fortyUnread = () => ({
  messages: buildFeed(40).map((one) => ({ ...one, read: false, seen: true })),
});

/** An inbox with three loaded pages of ten messages, and what it asks for from then on. */
export async function threePages(platform: (options: WorldOptions) => World) {
  const world = platform(fortyUnread());
  const client = inboxOf(world);
  const screen = feedScreen(client);
  await screen.loaded();
  await screen.observer.fetchNextPage();
  await screen.observer.fetchNextPage();
  await quiet(client);
  world.requests.splice(0);
  const asked = () =>
    world.requests.splice(0).flatMap(({ path, query }) => (path === feedPath ? query.get('page') : []));
  const shown = () => screen.rows().map(({ _id, read }) => `${_id} ${read}`);
  const truth = () =>
    world
      .messages()
      .slice(0, 30)
      .map(({ _id, read }) => `${_id} ${read}`);
  const markRow = (place: number) =>
    world.markElsewhere(world.messages()[place]?._id ?? '', { seen: true, read: true });
  /** All pages of the feed are in doubt, and none is asked for yet. */
  const invalidate = () =>
    client.queryClient.invalidateQueries({
      queryKey: messagesFeedOptions(client, {}).queryKey,
      refetchType: 'none',
    });
  return { world, client, screen, asked, shown, truth, markRow, invalidate };
}

/** Holds the next feed call before the server has made its answer. */
export function holdRequest(world: World) {
  let open = () => {};
  const gate = new Promise<undefined>((resolve) => {
    open = () => resolve(undefined);
  });
  const undo = world.addFault({
    concerns: ({ path }) => path === feedPath,
    before: () => {
      undo();
      return gate;
    },
  });
  const before = world.requests.length;
  const arrived = () => vi.waitFor(() => expect(world.requests.length).toBeGreaterThan(before));
  return { open: () => open(), arrived };
}
