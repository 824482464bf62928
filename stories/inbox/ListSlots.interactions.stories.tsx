import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel, type InboxTab } from '../../src/inbox/index.ts';
import { buildFeed, empty, failingFor } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const feedPath = '/widgets/notifications/feed';
const unreadOnly: readonly InboxTab[] = [{ tabId: 'default_store', query: { read: false } }];

const meta = preview.meta({
  title: 'Compose/List/Slots/Interactions',
  component: Inbox.List,
  parameters: { world: { messages: buildFeed(4) } },
  render: (args) => (
    <StoryInbox>
      <InboxPanel>
        <Inbox.List {...args} />
      </InboxPanel>
    </StoryInbox>
  ),
});

function Own({ message }: { message: InboxMessage }) {
  return <Inbox.Item message={message}>An invoice of ours</Inbox.Item>;
}

export const KindsByTemplate = meta.story({
  args: { kinds: { 'invoice-paid': Own } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('An invoice of ours')).toHaveLength(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

export const KindsByAWordOfTheHosts = meta.story({
  args: { kinds: { file: Own }, kindOf: ({ tags }) => (tags?.length === 0 ? 'file' : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('An invoice of ours')).toHaveLength(1);
  },
});

export const Fault45AKindCalledConstructor = meta.story({
  name: 'fault 45: a kind that is called as what all objects have is an unknown kind',
  parameters: {
    world: {
      messages: unreadMessages(3).map((message, index) => ({
        ...message,
        templateIdentifier: ['constructor', '__proto__', 'toString'][index] ?? '',
      })),
    },
  },
  args: { kinds: { invoice: Own } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', { name: /Unread/ })).toHaveLength(3);
  },
});

function Broken(): never {
  throw new Error('The host made a mistake');
}

export const Fault87AKindThatThrows = meta.story({
  name: 'fault 87: where the component of a kind throws, the ready-made row is shown',
  args: { kinds: { 'invoice-paid': Broken } },
  play: async ({ canvas }) => {
    const caught = fn((event: ErrorEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    window.addEventListener('error', caught, { capture: true });
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await canvas.findByRole('article', { name: 'Invoice paid' });
    window.removeEventListener('error', caught, { capture: true });
  },
});

export const OwnErrorTriesAgain = meta.story({
  parameters: { world: { messages: buildFeed(4), scenarios: [failingFor(feedPath, 403)] } },
  args: {
    error: (error, retry) => (
      <button type="button" onClick={retry}>
        {error.status}: once more
      </button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '403: once more' });
    storyWorld.current().faults.clear();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
});

export const NullLeavesAPieceOut = meta.story({
  parameters: { world: { scenarios: [empty] } },
  args: { empty: null },
  play: async ({ canvas, canvasElement }) => {
    const list = () => canvasElement.querySelector('[data-carillon="message-list"]');
    await waitFor(() => expect(list()).toHaveAttribute('data-state', 'empty'));
    await expect(list()).toBeEmptyDOMElement();
    await expect(canvas.queryByText('Nothing new to see here yet')).toBeNull();
  },
});

export const TheWayOutOfAFilter = meta.story({
  parameters: { world: { messages: buildFeed(4).map((message) => ({ ...message, read: true })) } },
  args: { onShowAll: fn(), empty: 'An empty inbox' },
  render: (args) => (
    <StoryInbox tabs={unreadOnly}>
      <InboxPanel>
        <Inbox.List {...args} />
      </InboxPanel>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('You are all caught up');
    await expect(canvas.queryByText('An empty inbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});

export const SkeletonsAreAsTallAsRows = meta.story({
  name: 'a place is as tall as a message with a title and two lines',
  args: { markSeen: 'never' },
  parameters: {
    world: {
      messages: unreadMessages(1).map((message) => ({
        ...message,
        subject: 'A title',
        content: 'A text that does not fit into one line of this list, but very well into two of them.',
        cta: { type: 'redirect', data: {} },
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const places = canvasElement.querySelectorAll('[data-carillon="loading"] > div');
    const placePx = places[1]?.getBoundingClientRect().height;
    const row = await canvas.findByRole('article');
    await expect(row.getBoundingClientRect().height).toBe(placePx);
  },
});
