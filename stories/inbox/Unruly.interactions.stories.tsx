import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel } from '../../src/inbox/index.ts';
import { drawn, holeInSight, isInSight, listOf, rowsInSight, topPx } from './feedInSight.ts';
import { pressable } from './pressable.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

/** More than are drawn at once. */
const count = 60;

const meta = preview.meta({
  title: 'Compose/Panel/Unruly/Interactions',
  component: InboxPanel,
  tags: ['!autodocs', 'long'],
  parameters: { world: { messages: unreadMessages(count) } },
  render: () => (
    <StoryInbox tabs={[{ tabId: 'all', query: { limit: 30 } }]}>
      <InboxPanel />
    </StoryInbox>
  ),
  async play({ canvas, userEvent }) {
    const world = storyWorld.current();
    const list = listOf(await canvas.findByRole('feed'));
    const lastRow = () => within(list).getAllByRole('article').at(-1);
    await waitFor(() => {
      list.scrollTop = list.scrollHeight;
      return expect(lastRow()).toHaveAttribute('aria-posinset', String(count));
    });

    // Wherever the reader is, one row stands below the other, and all of them together are as high as the list says.
    const heights = new Map<string, number>();
    for (let top = 0; top <= list.scrollHeight; top += list.clientHeight) {
      list.scrollTop = top;
      await waitFor(() => expect(holeInSight(list)).toBe(0));
      const entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')];
      for (const entry of entries) {
        heights.set(entry.dataset.entry ?? '', entry.getBoundingClientRect().height);
      }
    }
    const sumPx = [...heights.values()].reduce((sum, height) => sum + height, 0);
    const feedPx = canvas.getByRole('feed').getBoundingClientRect().height;
    await expect(new Set([...heights.values()].map(Math.round)).size).toBeGreaterThan(3);
    await expect(Math.abs(sumPx - feedPx)).toBeLessThan(2);

    // What comes above does not move what the reader looks at.
    list.scrollTop = list.scrollHeight / 2;
    await waitFor(() => expect(rowsInSight(list).length).toBeGreaterThan(0));
    await drawn();
    await waitFor(() => expect(world.sockets).toBe(1));
    const row = within(list).getAllByRole('article').find(isInSight);
    const before = topPx(row);
    world.receive({ ...unread, subject: 'Just in' });
    const pill = await canvas.findByRole('button', { name: '1 new notification' });
    await expect(Math.abs(topPx(row) - before)).toBeLessThanOrEqual(1);
    await userEvent.click(pill);
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Unread: Just in' })).toHaveFocus());

    await userEvent.click(await pressable(() => canvas.getByRole('button', { name: 'Mark all as read' })));
    await waitFor(() => expect(world.messages().every(({ read }) => read)).toBe(true));
    await expect(canvas.queryByRole('article', { name: /^Unread/ })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const inWorldOf = (unruly: number) => ({ world: { messages: unreadMessages(count), unruly } });

export const Seed35 = meta.story({ parameters: inWorldOf(35) });
export const Seed1969 = meta.story({ parameters: inWorldOf(1_969) });
export const Seed20261125 = meta.story({ parameters: inWorldOf(20_261_125) });
