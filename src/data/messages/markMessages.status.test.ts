import { expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { recordShown } from '../../../tests/support/recordShown.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import { messageStatuses } from '../../platform-constants/index.ts';
import { useFailedActions } from '../outbox/useFailedActions.ts';
import { useMarkMessages, useSetMessagesStatus } from './markMessages.ts';

const platform = mockPlatform();
const path = '/widgets/messages/mark-as';

async function start() {
  const fixture = await markFixture(platform());
  const { world, client } = fixture;
  return {
    ...fixture,
    setStatus: hookOf(client, useSetMessagesStatus).mutateAsync,
    sent: () => world.requests.filter((request) => request.path === path).map(({ body }) => body),
    inWorld: (id: string) => {
      const message = world.messages().find(({ _id }) => _id === id);
      return { seen: message?.seen, read: message?.read };
    },
  };
}

test.each(messageStatuses)(
  'the status %s is sent by the newer call, and the server’s answer is shown',
  async (status) => {
    const { client, screen, ids, setStatus, sent, bodies, inWorld } = await start();
    await setStatus({ messageIds: [ids.first, ids.fourth], status });
    await quiet(client);
    expect(sent()).toEqual([{ messageId: [ids.first, ids.fourth], markAs: status }]);
    expect(bodies()).toEqual([]);
    for (const id of [ids.first, ids.fourth]) {
      expect(screen.row(id)).toMatchObject(inWorld(id));
    }
    const expected = {
      read: [
        { seen: true, read: true },
        { seen: true, read: true },
      ],
      unread: [
        { seen: true, read: false },
        { seen: true, read: false },
      ],
      seen: [
        { seen: true, read: false },
        { seen: true, read: true },
      ],
      unseen: [
        { seen: false, read: false },
        { seen: false, read: true },
      ],
    };
    expect([inWorld(ids.first), inWorld(ids.fourth)]).toEqual(expected[status]);
  },
);

test('a status shows at once, is taken back where it fails, and can be retried', async () => {
  const { world, client, screen, ids, setStatus, sent } = await start();
  const undo = failingFor(path, 403)(world);
  const shown = recordShown(client, () => screen.row(ids.first)?.read);
  const setting = setStatus({ messageIds: [ids.first], status: 'read' });
  await expect(setting).rejects.toMatchObject({ status: 403 });
  expect(shown).toEqual([true, false]);
  undo();
  const failed = hookOf(client, useFailedActions);
  expect(failed.actions).toMatchObject([{ kind: 'read', count: 1 }]);
  failed.retry();
  await quiet(client);
  await vi.waitFor(() => expect(hookOf(client, useFailedActions).actions).toEqual([]));
  expect(sent()).toHaveLength(2);
  await quiet(client);
});

test('a status waits for a mark of the same message that is being sent', async () => {
  const { world, client, ids, setStatus, sent, inWorld } = await start();
  const held = holdAnswers(world, '/widgets/messages/markAs');
  const marking = hookOf(client, useMarkMessages).mutateAsync({ messageIds: [ids.first], mark: 'read' });
  await held.arrived(1);
  const setting = setStatus({ messageIds: [ids.first], status: 'unread' });
  expect(sent()).toEqual([]);
  held.end();
  await Promise.all([marking, setting]);
  expect(sent()).toEqual([{ messageId: ids.first, markAs: 'unread' }]);
  expect(inWorld(ids.first)).toEqual({ seen: true, read: false });
  await quiet(client);
});

test('a status of no message makes no call', async () => {
  const { setStatus, sent } = await start();
  await setStatus({ messageIds: [], status: 'read' });
  expect(sent()).toEqual([]);
});
