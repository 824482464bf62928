import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { failingFor } from '../../src/mocks/index.ts';
import { isInSight, listOf } from './feedInSight.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const markPath = '/widgets/messages/markAs';

const meta = preview.meta({
  title: 'Compose/List/Seen/Interactions',
  component: Inbox.List,
  parameters: { world: { messages: unreadMessages(10) } },
  render: (args) => (
    <StoryInbox>
      <InboxPanel>
        <Inbox.Header>
          <Inbox.Title />
        </Inbox.Header>
        <Inbox.Status />
        <Inbox.List {...args} />
      </InboxPanel>
    </StoryInbox>
  ),
});

/** The bodies of the calls that marked something. */
function marks(): { readonly messageId: unknown; readonly mark: unknown }[] {
  return storyWorld
    .current()
    .requests.filter(({ path }) => path === markPath)
    .map(({ body }) => body as { readonly messageId: unknown; readonly mark: unknown });
}

export const OnSight = meta.story({
  name: 'the rows in sight are marked as seen, in one call, and those below when they come into sight',
  play: async ({ canvas }) => {
    const list = listOf(await canvas.findByRole('feed'));
    const rows = within(list).getAllByRole('article');
    const [last] = rows.slice(-1);
    await waitFor(() => expect(marks()).toHaveLength(1));
    const ids = rows.filter(isHalfInSight).map((row) => row.dataset.messageId);
    await expect(marks()[0]).toEqual({ messageId: ids, mark: { seen: true } });
    await expect(isInSight(last ?? null)).toBe(false);

    last?.scrollIntoView();
    await waitFor(() => expect(marks()).toHaveLength(2));
    await expect(marks()[1]?.messageId).toContain(last?.dataset.messageId);
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .every(({ seen, read }) => seen && !read),
      ).toBe(true),
    );
  },
});

export const NeverTheReadOnes = meta.story({
  name: 'what is read is never marked as seen, for that would make it unread',
  parameters: {
    world: {
      messages: unreadMessages(4).map((message, index) => ({ ...message, read: index % 2 === 0 })),
    },
  },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('feed')).getAllByRole('article');
    await waitFor(() => expect(marks()).toHaveLength(1));
    await expect(marks()[0]?.messageId).toEqual([rows[1]?.dataset.messageId, rows[3]?.dataset.messageId]);
    await waitFor(() => expect(storyWorld.current().messages()[1]?.seen).toBe(true));
    await expect(storyWorld.current().messages()[0]?.read).toBe(true);
  },
});

export const ReadInTheMeantime = meta.story({
  name: 'a row that is read before its moment is over is not marked as seen',
  parameters: { world: { messages: unreadMessages(2) } },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = within(await canvas.findByRole('feed')).getAllByRole('article');
    await userEvent.click(await readToggle(first));
    await waitFor(() => expect(marks()).toHaveLength(2));
    await expect(marks()).toEqual([
      { messageId: first?.dataset.messageId, mark: { seen: true, read: true } },
      { messageId: second?.dataset.messageId, mark: { seen: true } },
    ]);
  },
});

export const ReadElsewhere = meta.story({
  name: 'a row that was read on another device, without a live event, stays read when it is seen here',
  parameters: { world: { messages: unreadMessages(2) } },
  render: (args) => (
    <StoryInbox socketUrl={undefined}>
      <InboxPanel>
        <Inbox.List {...args} />
      </InboxPanel>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
    const world = storyWorld.current();
    world.setMessages(world.messages().map((message) => ({ ...message, read: true })));
    await waitFor(() => expect(world.messages().map(({ seen }) => seen)).toEqual([true, true]));
    await expect(world.messages().map(({ read }) => read)).toEqual([true, true]);
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Unread/ })).toBeNull());
  },
});

export const AFailureIsSilent = meta.story({
  name: 'a failure to mark rows as seen is not shown, and the rows are sent with the next ones',
  play: async ({ canvas }) => {
    const list = listOf(await canvas.findByRole('feed'));
    const undo = failingFor(markPath, 403)(storyWorld.current());
    await waitFor(() => expect(marks()).toHaveLength(1));
    await expect(canvas.queryByText('That could not be saved. Please try again.')).toBeNull();
    undo();
    within(list).getAllByRole('article').at(-1)?.scrollIntoView();
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .every(({ seen }) => seen),
      ).toBe(true),
    );
    await expect(marks()).toHaveLength(2);
    await expect(canvas.queryByText('That could not be saved. Please try again.')).toBeNull();
  },
});

export const OnOpen = meta.story({
  args: { markSeen: 'onOpen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .every(({ seen }) => seen),
      ).toBe(true),
    );
    await expect(marks()).toHaveLength(1);
  },
});

/** Two lists, one of which does not mark: the other's call is the only one, and of its own row alone. */
export const Never = meta.story({
  args: { markSeen: 'never' },
  parameters: { world: { messages: unreadMessages(5) } },
  render: (args) => (
    <StoryInbox>
      <InboxPanel>
        <Inbox.List {...args} />
      </InboxPanel>
      <InboxPanel style={{ blockSize: 100 }}>
        <Inbox.List />
      </InboxPanel>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('feed');
    await waitFor(() => expect(marks()).toHaveLength(1));
    await expect(marks()[0]?.messageId).toBe(storyWorld.current().messages()[0]?._id);
  },
});

function isHalfInSight(row: HTMLElement): boolean {
  const list = listOf(row).getBoundingClientRect();
  const { top, bottom, height } = row.getBoundingClientRect();
  return Math.min(bottom, list.bottom) - Math.max(top, list.top) >= height / 2;
}
