import { ownShareOf } from '../../src/data/counts/ownShare.ts';
import { markAutoSeen, markMessages } from '../../src/data/messages/markMessages.ts';
import type { MessageMark } from '../../src/data/model/messageMarks.ts';
import { holdAnswers, type World } from '../../src/mocks/index.ts';
import { countScreen, feedScreen, inboxOf, quiet } from './inboxOf.ts';

/** The older mark call, which the inbox uses. */
export const markPath = '/widgets/messages/markAs';

/** A loaded inbox for marks: the first two messages are new, the third is seen but unread, the others are read. */
export async function markFixture(world: World) {
  const client = inboxOf(world);
  const screen = feedScreen(client);
  const counts = countScreen(client);
  await screen.loaded();
  await quiet(client);
  const [first = '', second = '', third = '', fourth = ''] = screen.rows().map(({ _id }) => _id);
  return {
    world,
    client,
    screen,
    counts,
    ids: { first, second, third, fourth },
    mark: (messageIds: readonly string[], mark: MessageMark | 'sighted') =>
      mark === 'sighted' ? markAutoSeen(client, messageIds) : markMessages(client, { messageIds, mark }),
    /** Marks a message as read, and does something after the server has handled the mark and before it has answered. */
    async whileMarking(messageId: string, act: () => Promise<void>): Promise<void> {
      const held = holdAnswers(world, markPath);
      const marking = markMessages(client, { messageIds: [messageId], mark: 'read' });
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
