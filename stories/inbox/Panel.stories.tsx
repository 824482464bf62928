import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { empty, failing, hanging } from '../../src/mocks/index.ts';
import { brandedAs } from './brandedAs.ts';
import { StoryInbox } from './StoryInbox.tsx';

const logo = new URL('../primitives/portrait.svg?no-inline', import.meta.url).href;

const meta = preview.meta({
  title: 'Compose/Bell and popover/Panel',
  id: 'compose-panel',
  component: InboxPanel,
  argTypes: { preferences: { control: 'boolean' } },
  render: (args) => (
    <StoryInbox>
      <InboxPanel {...args} />
    </StoryInbox>
  ),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(400px, 92vw)' }}>
        <Story />
      </div>
    ),
  ],
});

/** The panel inside the page, without a bell. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

export const Playground = meta.story({ args: { className: '' } });

/** All of the panel's contents by the host, from the same parts. */
export const OwnContents = meta.story({
  args: {
    children: (
      <>
        <Inbox.Header>
          <Inbox.Title />
        </Inbox.Header>
        <Inbox.List />
        <Inbox.Footer>
          <a href="#archive">See the archive</a>
        </Inbox.Footer>
      </>
    ),
  },
});

/** The subscriber is not known yet: nothing is requested. */
export const NobodySignedIn = meta.story({
  render: () => (
    <StoryInbox subscriberId={undefined}>
      <InboxPanel />
    </StoryInbox>
  ),
});

/** As narrow as its place: nothing is cut off, nothing scrolls sideways. */
export const Narrow = meta.story({
  render: (args) => (
    <StoryInbox>
      <div style={{ inlineSize: 288 }}>
        <InboxPanel {...args} />
      </div>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

/** The organization's accent colour and logo. A colour that cannot be read is moved until it can. */
export const Branded = meta.story({
  parameters: { world: { scenarios: [brandedAs({ color: '#e8590c', logo })] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Carillon Works' });
  },
});

/** The same server, but the host does not want its look. */
export const NotBranded = meta.story({
  parameters: { world: { scenarios: [brandedAs({ color: '#e8590c', logo })] } },
  render: (args) => (
    <StoryInbox>
      <InboxPanel {...args} branding={false} />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
  },
});

/** A header of the host’s own in the ready-made panel. */
export const SlotHeader = meta.story({
  args: {
    slots: {
      header: (
        <Inbox.Header>
          <Inbox.Title>What is new at Acme</Inbox.Title>
          <Inbox.MarkAllRead asChild>
            <button type="button">All read</button>
          </Inbox.MarkAllRead>
        </Inbox.Header>
      ),
    },
  },
});

/** "Powered by" gives way to the host's own words; `footer: null` leaves it out. */
export const SlotFooter = meta.story({
  args: {
    slots: {
      footer: (
        <Inbox.Footer>
          <a href="#archive">See the archive</a>
        </Inbox.Footer>
      ),
    },
  },
});

/** Without the line “Powered by”. */
export const WithoutFooter = meta.story({ args: { slots: { footer: null } } });

export const SlotEmpty = meta.story({
  args: { slots: { empty: <p style={{ margin: 24 }}>Inbox zero. Go outside.</p> } },
  parameters: { world: { scenarios: [empty] } },
});

/** The host's words for an error that its readers know from elsewhere, and its own way out. */
export const SlotError = meta.story({
  args: {
    slots: {
      error: (error, retry) => (
        <p role="alert" style={{ margin: 24 }}>
          Acme is down ({error.status}).{' '}
          <button type="button" onClick={retry}>
            Once more
          </button>
        </p>
      ),
    },
  },
  parameters: { world: { scenarios: [failing(403)] } },
});

export const SlotLoading = meta.story({
  args: { slots: { loading: <p style={{ margin: 24 }}>One moment …</p> } },
  parameters: { world: { scenarios: [hanging] } },
});

/** Whole rows of the host's own; the list keeps its keyboard, its pages and its days. */
export const SlotItem = meta.story({
  args: {
    slots: {
      item: (message) => (
        <Inbox.Item message={message}>
          <Inbox.ItemDot />
          <Inbox.ItemTitle style={{ flex: 1 }} />
          <Inbox.ItemTime />
        </Inbox.Item>
      ),
    },
  },
});

/** Only the body is the host's: here the data that it sent with it. */
export const SlotItemBody = meta.story({
  args: { slots: { itemBody: ({ data }) => <code>{JSON.stringify(data)}</code> } },
});

export const SlotAvatar = meta.story({
  args: {
    slots: {
      itemAvatar: ({ sender }) => <Inbox.ItemAvatar size="small" name={sender?.firstName} />,
    },
  },
});

/** Messages of one workflow have a row of their own, the others the ready-made one. */
export const SlotKinds = meta.story({
  args: {
    slots: {
      kinds: {
        'comment-mention': ({ message }) => (
          <Inbox.Item
            message={message}
            body={
              <blockquote style={{ margin: 0 }}>
                <Inbox.ItemBody />
              </blockquote>
            }
          />
        ),
      },
    },
  },
});
