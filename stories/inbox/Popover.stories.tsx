import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { empty, failing, failingFor, hanging, htmlError, manyMessages } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const meta = preview.meta({
  title: 'Compose/Bell and popover/Popover',
  id: 'compose-popover',
  component: InboxPopover,
  args: { defaultOpen: true },
  argTypes: {
    side: { control: 'inline-radio', options: ['bottom', 'top', 'left', 'right'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 16, minBlockSize: 680 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <StoryInbox>
      <InboxPopover {...args} />
    </StoryInbox>
  ),
});

/** Ten lines of the host's code: a bell, a count, a panel. */
export const Default = meta.story({ play: () => settled('ready') });

export const Playground = meta.story({
  args: { side: 'bottom', align: 'end', sideOffset: 8 },
  play: () => settled('ready'),
});

export const Closed = meta.story({ args: { defaultOpen: false } });

export const Empty = meta.story({
  parameters: { world: { scenarios: [empty] } },
  play: () => settled('empty'),
});

export const Loading = meta.story({
  parameters: { world: { scenarios: [hanging] } },
  play: () => settled('loading'),
});

/** The session itself was refused: one try, plain words, and a way to try again. */
export const SessionRefused = meta.story({
  parameters: { world: { scenarios: [failing(400)] } },
  play: () => settled('error'),
});

/** Never an empty list for an error: the feed failed, the rest works. */
export const FeedFailed = meta.story({
  parameters: { world: { scenarios: [failingFor('/widgets/notifications/feed', 403)] } },
  play: () => settled('error'),
});

/** A proxy's error page: its status is said, its markup is not. */
export const ProxyError = meta.story({
  parameters: { world: { scenarios: [htmlError] } },
  play: () => settled('error'),
});

export const LongFeed = meta.story({
  parameters: { world: { scenarios: [manyMessages(200)] } },
  play: () => settled('ready'),
});

/** A layout of the host's own, from the same parts. */
export const OwnLayout = meta.story({
  play: () => settled('ready'),
  render: (args) => (
    <StoryInbox>
      <Inbox.Root {...args}>
        <Inbox.Bell style={{ inlineSize: 'auto', paddingInline: 20 }}>
          News
          <Inbox.Badge max={9} />
        </Inbox.Bell>
        <Inbox.Popover align="end" sideOffset={4}>
          <Inbox.Header>
            <Inbox.Title>What is new</Inbox.Title>
            <Inbox.MarkAllRead />
            <Inbox.Close />
          </Inbox.Header>
          <Inbox.List>
            {(message) => (
              <Inbox.Item message={message}>
                <div style={{ flex: 1 }}>
                  <Inbox.ItemTitle />
                  <Inbox.ItemTime />
                </div>
                <Inbox.ItemDot />
              </Inbox.Item>
            )}
          </Inbox.List>
        </Inbox.Popover>
      </Inbox.Root>
    </StoryInbox>
  ),
});

/** Waits until the panel shows what the story is about, so that axe looks at that and not at what comes before. */
async function settled(state: 'ready' | 'empty' | 'error' | 'loading'): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  const signs = {
    ready: '[role="feed"]',
    empty: '[data-kind="empty"]',
    error: '[role="alert"]',
    loading: '[data-carillon="loading"]',
  };
  await waitFor(() => expect(dialog.querySelector(signs[state])).toBeVisible());
}
