import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover } from '../../src/inbox/index.ts';
import { empty, failingFor, hanging } from '../../src/mocks/index.ts';
import { hostileMarkdown } from '../../tests/support/hostileContent.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';
import { unread, unreadMessages } from './unreadMessages.ts';

const feedPath = '/widgets/notifications/feed';

/** The popover, really open, in each of its states: for axe in every look, and for the keyboard walk. */
const meta = preview.meta({
  title: 'Compose/Open states/Interactions',
  component: InboxPopover,
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  parameters: { layout: 'fullscreen', world: { messages: unreadMessages(8) } },
  render: (args) => (
    <StoryInbox tabs={tabs} undoMs={600_000}>
      <main style={{ display: 'flex', justifyContent: 'center', gap: 16, padding: 8, minBlockSize: 700 }}>
        <button type="button">Before</button>
        <InboxPopover {...args} />
        <button type="button" onClick={() => storyWorld.current().receive(unread)}>
          After
        </button>
      </main>
    </StoryInbox>
  ),
});

/** The open popover, once it shows what this finds. */
async function shown(sign: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector(sign)).toBeVisible());
  return dialog;
}

/** Presses the button of a part in it. */
async function press(dialog: HTMLElement, part: string): Promise<void> {
  dialog.querySelector<HTMLElement>(`[data-carillon="${part}"]`)?.focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await screen.findByRole('menu');
}

export const Closed = meta.story({
  args: { defaultOpen: false },
  play: () => waitFor(() => expect(storyWorld.current().sockets).toBe(1)),
});

export const Messages = meta.story({ play: async () => void (await shown('[role="feed"]')) });

export const RowMenu = meta.story({ play: async () => press(await shown('[role="feed"]'), 'item-menu') });

export const PanelMenu = meta.story({ play: async () => press(await shown('[role="feed"]'), 'menu-button') });

export const Selecting = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await shown('[role="feed"]');
    await press(dialog, 'menu-button');
    await userEvent.click((await screen.findAllByRole('menuitem'))[0] as HTMLElement);
    const boxes = await within(dialog).findAllByRole('checkbox');
    await userEvent.click(boxes[1] as HTMLElement);
  },
});

export const Removed = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await shown('[role="feed"]');
    await press(dialog, 'item-menu');
    await userEvent.click((await screen.findAllByRole('menuitem')).at(-1) as HTMLElement);
    await shown('[data-carillon="toast"]');
  },
});

export const Loading = meta.story({
  parameters: { world: { scenarios: [hanging] } },
  play: async () => void (await shown('[data-carillon="loading"]')),
});

export const Empty = meta.story({
  parameters: { world: { scenarios: [empty] } },
  play: async () => void (await shown('[data-kind="empty"]')),
});

export const Failed = meta.story({
  parameters: { world: { scenarios: [failingFor(feedPath, 403)] } },
  play: async () => void (await shown('[data-kind="error"]')),
});

export const ActionFailed = meta.story({
  parameters: {
    world: { messages: unreadMessages(3), scenarios: [failingFor('/widgets/messages/markAs', 403)] },
  },
  play: async () => {
    const dialog = await shown('[role="feed"]');
    (await readToggle(within(dialog as HTMLElement).getAllByRole('article')[0])).click();
    await shown('[data-carillon="banner"]');
  },
});

export const Hostile = meta.story({
  parameters: {
    world: {
      messages: unreadMessages(6).map((one, place) => ({ ...one, content: hostileMarkdown[place] ?? '' })),
    },
  },
  play: async () => void (await shown('[role="feed"]')),
});

export const Settings = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await shown('[data-carillon="preferences-button"]');
    await userEvent.click(dialog.querySelector('[data-carillon="preferences-button"]') as HTMLElement);
    await shown('[data-carillon="workflow-preference"]');
  },
});

export const SettingsFailed = meta.story({
  parameters: { world: { scenarios: [failingFor('/widgets/preferences', 403)] } },
  play: async ({ userEvent }) => {
    const dialog = await shown('[data-carillon="preferences-button"]');
    await userEvent.click(dialog.querySelector('[data-carillon="preferences-button"]') as HTMLElement);
    await shown('[data-kind="error"]');
  },
});
