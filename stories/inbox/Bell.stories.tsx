import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { buildFeed, failing } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';

const meta = preview.meta({
  title: 'Compose/Bell and popover/Bell',
  id: 'compose-bell',
  component: Inbox.Bell,
  render: (args) => (
    <StoryInbox>
      <Inbox.Root>
        <Inbox.Bell {...args} />
      </Inbox.Root>
    </StoryInbox>
  ),
});

/** The bell with the count of unread messages. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { disabled: false } });

/** The same for the drawing of its pieces: a story is drawn once on a page. */
export const Pieces = meta.story({});

/** Above 99 nobody counts. */
export const ManyUnread = meta.story({
  parameters: {
    world: { messages: buildFeed(120).map((message) => ({ ...message, read: false, seen: false })) },
  },
});

export const NothingUnread = meta.story({
  parameters: {
    world: { messages: buildFeed(5).map((message) => ({ ...message, read: true, seen: true })) },
  },
});

/** A bell that cannot count shows no number rather than a wrong one. */
export const ServerDown = meta.story({ parameters: { world: { scenarios: [failing(403)] } } });

/** The host's own button, with its own look: it gets the name, the behaviour and the `data-*` of the bell. */
export const OwnButton = meta.story({
  args: {
    asChild: true,
    children: (
      <button type="button" style={{ padding: '8px 14px', borderRadius: 20, border: '1px solid' }}>
        Inbox
      </button>
    ),
  },
});

/** Another bell in the ready-made inbox. */
export const SlotBell = meta.story({
  render: () => (
    <StoryInbox>
      <InboxPopover
        slots={{
          bell: (
            <Inbox.Bell>
              <span aria-hidden="true">◉</span>
              <Inbox.Badge variant="dot" />
            </Inbox.Bell>
          ),
        }}
      />
    </StoryInbox>
  ),
});

/** A bell of the host's own, with our count. */
export const OwnContent = meta.story({
  args: {
    'aria-label': 'News, 2 unseen',
    children: (
      <>
        <span aria-hidden="true">◉</span>
        <Inbox.Badge count="unseen" max={9} />
      </>
    ),
  },
});

/** A dot on the host's own button: something is unread in another workspace of the reader. */
export const UnreadElsewhere = meta.story({
  render: () => (
    <StoryInbox>
      <WorkspaceSwitcher unread={[0, 2]} />
    </StoryInbox>
  ),
});
