import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPopover } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const tabs = [
  { label: 'All', tabId: 'all' },
  { label: 'Nothing', tabId: 'nothing', query: { feed: 'nothing' } },
];

const meta = preview.meta({
  title: 'Compose/Popover/Kept height/Interactions',
  component: InboxPopover,
  parameters: { world: { messages: unreadMessages(4) } },
  render: (args) => (
    <StoryInbox tabs={tabs}>
      <InboxPopover {...args} />
    </StoryInbox>
  ),
});

const heightOf = () => screen.getByRole('dialog', { name: 'Notifications' }).offsetHeight;

export const FromTabToTab = meta.story({
  name: 'the popover is as tall in an empty tab as it was before, and its next opening has a height of its own',
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 4 unread' });
    await userEvent.click(bell);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(screen.getByRole('tab', { name: /All/ }));
    const before = heightOf();
    await userEvent.click(screen.getByRole('tab', { name: /Nothing/ }));
    await screen.findByText('Nothing new to see here yet', { ignore: '[role="status"]' });
    await expect(heightOf()).toBe(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());

    await userEvent.click(bell);
    await screen.findByText('Nothing new to see here yet', { ignore: '[role="status"]' });
    await expect(heightOf()).toBeLessThan(before);
    await userEvent.click(screen.getByRole('tab', { name: /All/ }));
    await waitFor(() => expect(heightOf()).toBe(before));
  },
});
