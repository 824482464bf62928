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

/** The height once the rows have been measured. */
async function heightAtRest(): Promise<number> {
  let last = 0;
  await waitFor(
    () => {
      const before = last;
      last = heightOf();
      expect(last).toBe(before);
    },
    { interval: 300 },
  );
  return last;
}

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
    const before = await heightAtRest();
    await userEvent.click(screen.getByRole('tab', { name: /Nothing/ }));
    await screen.findByText('Nothing new to see here yet', { ignore: '[role="status"]' });
    await expect(heightOf()).toBe(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());

    await userEvent.click(bell);
    await screen.findByText('Nothing new to see here yet', { ignore: '[role="status"]' });
    const empty = heightOf();
    await expect(empty).toBeLessThan(before);
    await userEvent.click(screen.getByRole('tab', { name: /All/ }));
    // By now the rows have been measured: they may need a little less than was kept for them.
    await waitFor(() => expect(heightOf()).toBeGreaterThan(empty));
  },
});
