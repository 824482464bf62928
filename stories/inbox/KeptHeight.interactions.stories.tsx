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

const popover = () => screen.getByRole('dialog', { name: 'Notifications' });
const heightOf = () => popover().offsetHeight;

export const FromTabToTab = meta.story({
  name: 'the popover is as tall in an empty tab as it was before, and its next opening has a height of its own',
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 4 unread' });
    await userEvent.click(bell);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    // Answers come after the rows, and change their heights.
    await screen.findByRole('button', { name: 'Review' });
    await screen.findByText('Receipt sent to finance');
    await userEvent.click(screen.getByRole('tab', { name: /All/ }));
    // What is to stay is measured once a frame.
    await waitFor(() => expect(popover().style.getPropertyValue('--carillon-kept')).toBe(`${heightOf()}px`));
    const empty = screen.getByRole('tab', { name: /Nothing/ });
    let before = 0;
    // At the press itself: on a busy machine rows may get smaller until it comes.
    empty.addEventListener('mousedown', () => (before = heightOf()), { capture: true, once: true });
    await userEvent.click(empty);
    await screen.findByText('Nothing new to see here yet', { ignore: '[role="status"]' });
    // Rows may still have grown between the press and the empty tab: then that is what is kept.
    await expect(heightOf()).toBeGreaterThanOrEqual(before);
    await expect(popover().style.getPropertyValue('--carillon-kept')).toBe(`${heightOf()}px`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());

    await userEvent.click(bell);
    await screen.findByText('Nothing new to see here yet', { ignore: '[role="status"]' });
    const least = heightOf();
    await expect(least).toBeLessThan(before);
    await userEvent.click(screen.getByRole('tab', { name: /All/ }));
    // By now the rows have been measured: they may need a little less than was kept for them.
    await waitFor(() => expect(heightOf()).toBeGreaterThan(least));
  },
});
