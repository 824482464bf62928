import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel, type InboxTab } from '../../src/inbox/index.ts';
import { buildFeed, empty, failing, failingFor, hanging, holdAnswers } from '../../src/mocks/index.ts';
import { ListInPanel } from './ListInPanel.tsx';
import { LoadedFeed, loadedMessages } from './LoadedFeed.tsx';
import { StoryInbox } from './StoryInbox.tsx';
import { unread } from './unreadMessages.ts';
import { VisitedInbox } from './VisitedInbox.tsx';

const feedPath = '/widgets/notifications/feed';
const unreadOnly: readonly InboxTab[] = [{ tabId: 'default_store', query: { read: false } }];
const manyMessages = loadedMessages(10_000);

const meta = preview.meta({
  title: 'Compose/List and rows/List',
  id: 'compose-list',
  component: Inbox.List,
  args: { groupBy: 'day' },
  argTypes: { children: { control: false } },
  render: ListInPanel,
});

/** The messages by day, newest first. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

export const Playground = meta.story({
  args: { groupBy: 'none', markSeen: 'never' },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

/** A short list to its end, without a panel. */
export const Pieces = meta.story({
  render: (args) => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.List {...args} />
      </Inbox.Root>
    </StoryInbox>
  ),
  parameters: { world: { messages: 4 } },
  args: { endOfFeed: <p style={{ margin: 0, padding: 12, textAlign: 'center' }}>That is all.</p> },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

/** Places as tall as the messages that will stand there. */
export const Loading = meta.story({ parameters: { world: { scenarios: [hanging] } } });

export const Empty = meta.story({
  parameters: { world: { scenarios: [empty] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing new to see here yet');
  },
});

/** Filtered to the unread, a feed without any is no empty inbox, and has a way out. */
export const NothingUnread = meta.story({
  parameters: { world: { messages: buildFeed(4).map((message) => ({ ...message, read: true })) } },
  args: { onShowAll: () => {} },
  render: (args) => (
    <StoryInbox tabs={unreadOnly}>
      <InboxPanel>
        <Inbox.Header>
          <Inbox.Title />
        </Inbox.Header>
        <Inbox.List {...args} />
      </InboxPanel>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show all' });
  },
});

/** The feed could not be loaded: what happened, and a way to try again. */
export const Failed = meta.story({
  parameters: { world: { scenarios: [failingFor(feedPath, 403)] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
});

/** The next page is on its way. */
export const LoadingMore = meta.story({
  parameters: { world: { messages: 30 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
    const held = holdAnswers(storyWorld.current(), feedPath);
    await scrollToEnd(canvas.getByRole('feed'));
    await held.arrived(1);
    await scrollToEnd(canvas.getByRole('feed'));
  },
});

/** The next page could not be had: what is there stays. */
export const LoadingMoreFailed = meta.story({
  parameters: { world: { messages: 30 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
    failing(403)(storyWorld.current());
    await scrollToEnd(canvas.getByRole('feed'));
    (await canvas.findByRole('button', { name: 'Try again' })).scrollIntoView();
  },
});

/** Ten thousand messages, all loaded: the document holds those near the reader. */
export const LongFeed = meta.story({
  args: { markSeen: 'never' },
  render: (args) => (
    <LoadedFeed messages={manyMessages}>
      <Inbox.List {...args} />
    </LoadedFeed>
  ),
  play: async ({ canvas }) => {
    const feed = await canvas.findByRole('feed');
    const list = feed.parentElement ?? feed;
    list.scrollTop = list.scrollHeight / 2;
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10));
  },
});

/** Messages came while the reader was further down: the rows stay where they are. */
export const NewMessages = meta.story({
  parameters: { world: { messages: 10 } },
  play: async ({ canvas }) => {
    const world = storyWorld.current();
    const feed = await canvas.findByRole('feed');
    await waitFor(() => expect(world.sockets).toBe(1));
    (feed.parentElement ?? feed).scrollTop = 120;
    world.receive({ ...unread, subject: 'Just in' });
    world.receive({ ...unread, subject: 'Just in, too' });
    await canvas.findByRole('button', { name: '2 new notifications' });
  },
});

/** What came since the last visit stands above the line. */
export const SinceTheLastVisit = meta.story({
  parameters: { world: { messages: 6 } },
  render: (args) => (
    <VisitedInbox>
      <Inbox.List {...args} />
    </VisitedInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const world = storyWorld.current();
    await canvas.findByRole('feed');
    await waitFor(() => expect(world.sockets).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    world.receive({ ...unread, subject: 'While you were out' });
    world.receive({ ...unread, subject: 'And this' });
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect((await canvas.findAllByText('New since your last visit')).length).toBeGreaterThan(0);
  },
});

function Invoice({ message }: { message: InboxMessage }) {
  return (
    <Inbox.Item message={message}>
      <div style={{ flex: 1, display: 'flex', gap: 8, justifyContent: 'space-between' }}>
        <Inbox.ItemTitle>💶 {message.body}</Inbox.ItemTitle>
        <Inbox.ItemTime />
      </div>
    </Inbox.Item>
  );
}

/** Rows of the host's own for one kind of message, and the ready-made ones for all others. */
export const Kinds = meta.story({
  args: { kinds: { 'invoice-paid': Invoice } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /💶/ });
  },
});

/** Pieces of the host's own in the place of ours. */
export const OwnEmpty = meta.story({
  parameters: { world: { scenarios: [empty] } },
  args: { empty: <p style={{ padding: 32, textAlign: 'center' }}>All quiet. Go outside.</p> },
  play: async ({ canvas }) => {
    await canvas.findByText('All quiet. Go outside.');
  },
});

export const OwnError = meta.story({
  parameters: { world: { scenarios: [failingFor(feedPath, 403)] } },
  args: {
    error: (error, retry) => (
      <p role="alert" style={{ padding: 32, textAlign: 'center' }}>
        That was a {error.status}.{' '}
        <button type="button" onClick={retry}>
          Once more
        </button>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Once more' });
  },
});

export const OwnLoading = meta.story({
  parameters: { world: { scenarios: [hanging] } },
  args: { loading: <p style={{ padding: 32, textAlign: 'center' }}>One moment…</p> },
});

/** Something below the last message of all. */
export const EndOfFeed = meta.story({
  parameters: { world: { messages: 6 } },
  args: { endOfFeed: <p style={{ padding: 16, textAlign: 'center' }}>That is all.</p> },
  play: async ({ canvas }) => {
    await scrollToEnd(await canvas.findByRole('feed'));
    await canvas.findByText('That is all.');
  },
});

async function scrollToEnd(feed: HTMLElement): Promise<void> {
  const list = feed.parentElement ?? feed;
  list.scrollTop = list.scrollHeight;
  await new Promise(requestAnimationFrame);
}
