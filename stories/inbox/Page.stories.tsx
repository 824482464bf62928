import preview from '#.storybook/preview';
import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox, InboxPage } from '../../src/features/index.ts';
import { buildMessage, empty } from '../../src/mocks/index.ts';
import { demoMessages } from './demoMessages.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';

/** The demo's messages, some of them in the feeds of the tabs. */
const messages = demoMessages.map((message, place) => ({
  ...message,
  _feedId: buildMessage({}, place)._feedId,
}));
const idOf = (title: string) => messages.find(({ subject }) => subject === title)?._id;

const meta = preview.meta({
  title: 'Compose/Page',
  id: 'features-page',
  component: InboxPage,
  parameters: { layout: 'fullscreen', world: { messages } },
  argTypes: {
    preferences: { control: 'boolean' },
  },
  render: (args) => (
    <StoryInbox tabs={tabs}>
      <div style={{ blockSize: 'min(680px, 100dvh)' }}>
        <InboxPage {...args} />
      </div>
    </StoryInbox>
  ),
});

/** Tabs with their counts, the list, and a place for a message. Where that is too narrow, the list alone below a strip of tabs. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

export const Playground = meta.story({ args: { className: '' } });

/** All of a message beside the list, and the way to what it is about. Where that is too narrow, in the place of the list. */
export const Open = meta.story({
  args: { defaultMessageId: idOf('Hana Sato mentioned you') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hana Sato mentioned you' });
  },
});

/** The same for the drawing of its pieces: a story is drawn once on a page. */
export const Pieces = meta.story({
  args: Open.input.args,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hana Sato mentioned you' });
  },
});

/** The sender's buttons are in the row and in the pane. */
export const WithButtons = meta.story({
  args: { defaultMessageId: idOf('Deployment needs approval') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Deployment needs approval' });
  },
});

/** A text of any length. */
export const LongMessage = meta.story({
  args: { defaultMessageId: idOf('What is new in version 8') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What is new in version 8' });
  },
});

/** Without tabs there is no column for them. */
export const OneTab = meta.story({
  args: { defaultMessageId: idOf('Invoice paid') },
  render: (args) => (
    <StoryInbox>
      <div style={{ blockSize: 'min(680px, 100dvh)' }}>
        <InboxPage {...args} />
      </div>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Invoice paid' });
  },
});

function Invoice({ message }: { message: InboxMessage }) {
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <h2 style={{ margin: 0 }}>{message.title}</h2>
      <Inbox.ItemBody />
      <table>
        <tbody>
          <tr>
            <th scope="row">Number</th>
            <td>INV-2041</td>
          </tr>
          <tr>
            <th scope="row">Amount</th>
            <td>$480.00</td>
          </tr>
        </tbody>
      </table>
      <Inbox.ItemAnswers />
    </div>
  );
}

/** The host draws the messages of a kind, of the parts of an item and its own. */
export const OwnMessage = meta.story({
  args: { defaultMessageId: idOf('Invoice paid'), messages: { invoice: Invoice } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
});

/** A link to a message that is not there any more. */
export const Gone = meta.story({
  args: { defaultMessageId: 'removed-long-ago' },
  parameters: { world: { messages: messages.slice(0, 4) } },
  play: async ({ canvas }) => {
    await canvas.findByText('This notification is no longer here', { selector: 'p' });
  },
});

export const Empty = meta.story({
  parameters: { world: { scenarios: [empty] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing new to see here yet', { selector: 'p' });
  },
});
