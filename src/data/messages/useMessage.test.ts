import '../../../tests/support/fakeDom.ts';
import { expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { useMessages } from './messagesFeed.ts';
import { useUpdateMessages } from './updateMessages.ts';
import { useMessage } from './useMessage.ts';

const platform = mockPlatform();

async function mountMessage(place = 0) {
  const world = platform();
  const id = world.messages()[place]?._id ?? '';
  const page = mountInbox(world, () => ({
    feed: useMessages().data?.messages.length,
    message: useMessage(id),
    update: useUpdateMessages().run,
  }));
  expect(page.now.message).toBeUndefined();
  await vi.waitFor(() => expect(page.now.message?.id).toBe(id));
  return { world, page, id };
}

test('a message is returned once a feed has loaded it, and stays the same object while nothing changes', async () => {
  const { page } = await mountMessage();
  const before = page.now.message;
  page.render({});
  expect(page.now.message).toBe(before);
});

test('a mark is returned before the server has confirmed it, and another message does not change', async () => {
  const { page, id } = await mountMessage();
  const unread = !page.now.message?.read;
  page.now.update({ ids: [id], read: unread });
  await vi.waitFor(() => expect(page.now.message?.read).toBe(unread));
});

test('a removed message is undefined', async () => {
  const { page, id } = await mountMessage();
  page.now.update({ ids: [id], removed: true });
  await vi.waitFor(() => expect(page.now.message).toBeUndefined());
});

test('without an id, or with an id that is in no feed, there is no message and no request', async () => {
  const world = platform();
  const page = mountInbox(world, () => [useMessage(undefined), useMessage('nobody')]);
  expect(page.now).toEqual([undefined, undefined]);
  expect(world.requests.filter(({ path }) => path.includes('feed'))).toEqual([]);
});
