import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../../src/features/index.ts';
import { drawn, isInSight, listOf, topPx } from '../feedInSight.ts';
import { HostStyles } from '../HostStyles.tsx';
import { ListInPanel } from '../ListInPanel.tsx';
import { unread } from '../unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Around/Scrolling of the host/Interactions',
  component: Inbox.List,
  args: { groupBy: 'day' },
  parameters: { world: { messages: 10 } },
  render: (args) => (
    <>
      <HostStyles css="* { scroll-behavior: smooth }" />
      <ListInPanel {...args} />
    </>
  ),
});

export const RowsStay = meta.story({
  name: 'on a page that scrolls smoothly a row stays where it is, in every frame, when others come above it',
  play: async ({ canvas }) => {
    const list = listOf(await canvas.findByRole('feed'));
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    await within(list).findAllByRole('button', { name: 'Show more' });
    await drawn();
    list.scrollTo({ top: 150, behavior: 'instant' });
    await drawn();
    const row = within(list).getAllByRole('article').find(isInSight);
    const before = topPx(row);
    const places = new Set<number>();
    let isWatching = true;
    const watch = () => {
      places.add(topPx(row));
      if (isWatching) {
        requestAnimationFrame(watch);
      }
    };
    requestAnimationFrame(watch);

    storyWorld.current().receive({ ...unread, subject: 'Just in' });
    await canvas.findByRole('button', { name: '1 new notification' });
    storyWorld.current().receive({ ...unread, subject: 'Just in, too' });
    await canvas.findByRole('button', { name: '2 new notifications' });
    await drawn();
    isWatching = false;
    await expect([...places]).toEqual([before]);
  },
});
