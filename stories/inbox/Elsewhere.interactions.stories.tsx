import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';
import { WorkspaceSwitcher } from './WorkspaceSwitcher.tsx';

const meta = preview.meta({
  title: 'Features/Workspaces/Interactions',
  parameters: { world: { messages: unreadMessages(3) } },
});

export const ADotSaysThatAnotherWorkspaceHasUnreadMessages = meta.story({
  render: () => (
    <StoryInbox>
      <WorkspaceSwitcher unread={[0, 2]} />
      <Inbox.Root>
        <Inbox.Bell />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Acme Unread in other workspaces' });
    await expect(canvasElement.querySelector('[data-carillon="elsewhere-dot"]')).toBeVisible();
    // The page's own inbox counts its own messages, and has asked for nothing because of the others.
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    const paths = storyWorld.current().requests.map(({ path }) => path);
    await expect(paths).toEqual(['/widgets/session/initialize', '/widgets/notifications/unread']);
  },
});

export const NoDotIsDrawnWhereNothingIsUnreadElsewhere = meta.story({
  render: () => (
    <StoryInbox>
      <WorkspaceSwitcher unread={[0, 0]} />
      <Inbox.Root>
        <Inbox.Bell />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await expect(canvas.getByRole('button', { name: 'Acme' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-carillon="elsewhere-dot"]')).toBeNull();
  },
});

/** Its words in the reader's language, or as the host has worded them. */
export const TheHostWordsTheDot = meta.story({
  render: () => (
    <StoryInbox translations={{ unreadElsewhere: 'News in other teams' }}>
      <WorkspaceSwitcher unread={[1]} />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Acme News in other teams' });
  },
});
