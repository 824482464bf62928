import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildMessage } from '../../mocks/index.ts';
import { useMessages } from './messagesFeed.ts';

const platform = mockPlatform();

test('the next pages of a tab leave out no message after marks have taken others out of it', async () => {
  const world = platform({
    messages: Array.from({ length: 45 }, (_, age) => buildMessage({ read: false }, age)),
  });
  const client = inboxOf(world);
  const screen = feedScreen(client, { read: false });
  const ids = () => screen.rows().map(({ id }) => id);
  const unread = () => world.messages().flatMap(({ _id, read }) => (read ? [] : _id));
  await screen.loaded();
  for (let turn = 0; turn < 4; turn += 1) {
    await mark(client, ids().slice(0, 3), 'read');
    await screen.loadMore();
    expect(ids()).toEqual(unread().slice(0, ids().length));
  }
  while (hookOf(client, () => useMessages({ read: false })).hasMore) {
    await screen.loadMore();
  }
  expect(ids()).toEqual(unread());
});
