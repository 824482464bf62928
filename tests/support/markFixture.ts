import { ownShareOf } from '../../src/data/counts/serverCount.ts';
import { markAutoSeen } from '../../src/data/messages/updateMessages.ts';
import { holdAnswers, type World } from '../../src/mocks/index.ts';
import { countScreen, feedScreen, inboxOf, quiet } from './inboxOf.ts';
import { type Mark, mark as markMessages } from './marks.ts';

/** The older mark call, which the inbox uses. */
export const markPath = '/widgets/messages/markAs';

/** A loaded inbox for marks: the first two messages are new, the third is seen but unread, the others are read. */
export async function markFixture(world: World) {
  const client = inboxOf(world);
  const screen = feedScreen(client);
  const counts = countScreen(client);
  await screen.loaded();
  await quiet(client);
  const [first = '', second = '', third = '', fourth = ''] = screen.rows().map(({ id }) => id);
  return {
    world,
    client,
    screen,
    counts,
    ids: { first, second, third, fourth },
    mark: (ids: readonly string[], mark: Mark | 'sighted') =>
      mark === 'sighted' ? markAutoSeen(client, ids) : markMessages(client, ids, mark),
    /** Marks a message as read, and does something after the server has handled the mark and before it has answered. */
    async whileMarking(messageId: string, act: () => Promise<void>): Promise<void> {
      const held = holdAnswers(world, markPath);
      const marking = markMessages(client, [messageId], 'read');
      await held.arrived(1);
      await act();
      held.end();
      await marking;
      await quiet(client);
    },
    /** How much the unconfirmed changes change the unread count. */
    pendingUnread: () => ownShareOf(client, 'unread'),
    /** The bodies that were sent. */
    bodies: () => world.requests.filter(({ path }) => path === markPath).map(({ body }) => body),
    readInWorld: (id: string) => world.messages().find(({ _id }) => _id === id)?.read,
  };
}
