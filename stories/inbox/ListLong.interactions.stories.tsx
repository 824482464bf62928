import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { holeInSight, isInSight, listOf, rowsInSight } from './feedInSight.ts';
import { LoadedFeed, loadedMessages } from './LoadedFeed.tsx';
import { StoryInbox } from './StoryInbox.tsx';

const tenThousand = loadedMessages(10_000);
const aThousand = tenThousand.slice(0, 1_000);

const meta = preview.meta({
  title: 'Compose/List/Long/Interactions',
  component: Inbox.List,
  args: { groupBy: 'day', markSeen: 'never' },
  render: (args) => (
    <LoadedFeed messages={aThousand}>
      <Inbox.List {...args} />
    </LoadedFeed>
  ),
});

export const FewNodesHoweverManyMessages = meta.story({
  name: 'ten thousand messages make no more than 1,500 nodes, wherever the reader is',
  render: (args) => (
    <LoadedFeed messages={tenThousand}>
      <Inbox.List {...args} />
    </LoadedFeed>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = listOf(await canvas.findByRole('feed'));
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      list.scrollTop = share * list.scrollHeight;
      await waitFor(() => expect(rowsInSight(list).length).toBeGreaterThan(3));
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(1_500);
    }
  },
});

export const RowsFillTheListWhereverItIsScrolled = meta.story({
  play: async ({ canvas }) => {
    const list = listOf(await canvas.findByRole('feed'));
    for (let topPx = 0; topPx < 20_000; topPx += 371) {
      list.scrollTop = topPx;
      await waitFor(() => expect(holeInSight(list)).toBe(0));
    }
  },
});

export const KeyboardThroughAThousandRows = meta.story({
  name: 'fault 88: the keyboard reaches every row of a thousand, in the document or not',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    first?.focus();
    for (let row = 2; row <= 40; row += 1) {
      await userEvent.keyboard(row % 2 === 0 ? '{PageDown}' : '{ArrowDown}');
      await expect(document.activeElement).toHaveAttribute('aria-posinset', String(row));
    }
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '1000');
    await expect(document.activeElement).toHaveAttribute('aria-setsize', '1000');
    await waitFor(() => expect(isInSight(document.activeElement)).toBe(true));
    await userEvent.keyboard('{PageUp}');
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '999');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '1');
    await waitFor(() => expect(isInSight(document.activeElement)).toBe(true));
  },
});

export const AFocusThatIsScrolledAway = meta.story({
  name: 'fault 88: a row keeps the focus while it is scrolled out of sight, and Tab comes back to it',
  play: async ({ canvas, userEvent }) => {
    const list = listOf(await canvas.findByRole('feed'));
    const third = (await canvas.findAllByRole('article'))[2];
    third?.focus();
    list.scrollTop = 40_000;
    await waitFor(() => expect(rowsInSight(list).length).toBeGreaterThan(3));
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '4');
    await waitFor(() => expect(isInSight(document.activeElement)).toBe(true));

    (document.activeElement as HTMLElement).blur();
    list.scrollTop = 40_000;
    await waitFor(() => expect(rowsInSight(list).length).toBeGreaterThan(3));
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '4');
  },
});

export const TheDayInSightKeepsItsHeading = meta.story({
  play: async ({ canvas }) => {
    const list = listOf(await canvas.findByRole('feed'));
    const { left, top } = list.getBoundingClientRect();
    for (let scrollTop = 38_000; scrollTop < 46_000; scrollTop += 1_000) {
      list.scrollTop = scrollTop;
      await waitFor(() => expect(holeInSight(list)).toBe(0));
      const heading = document.elementFromPoint(left + 20, top + 20);
      await expect(heading).toHaveAttribute('data-carillon', 'day-heading');
    }
  },
});

/** A row keeps what the reader did to it while others come at the top, however many. */
export const RowsKeepTheirStateAndPlace = meta.story({
  name: 'fault 24: rows keep their state and their place while two hundred come above them',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = listOf(await canvas.findByRole('feed'));
    list.scrollTop = 9_000;
    await waitFor(() => expect(rowsInSight(list).length).toBeGreaterThan(3));
    const more = () => within(list).queryAllByRole('button', { name: 'Show more' }).find(isInSight);
    await waitFor(() => expect(more()).toBeDefined());
    await userEvent.click(more() ?? document.body);
    const row = (await within(list).findByRole('button', { name: 'Show less' })).closest('article');
    const topPx = row?.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Two hundred come' }));
    await canvas.findByRole('button', { name: '200 new notifications' });
    await expect(row?.isConnected).toBe(true);
    await expect(within(list).getByRole('button', { name: 'Show less' }).closest('article')).toBe(row);
    // Browsers scroll by whole pixels, and rows are not as tall.
    await expect(Math.abs((row?.getBoundingClientRect().top ?? 0) - (topPx ?? 0))).toBeLessThan(1);
  },
});

export const FewTabStops = meta.story({
  name: 'no more than ten Tab stops lie between the bell and the end of a feed of 200 rows',
  parameters: { world: { messages: 200 } },
  render: () => (
    <StoryInbox tabs={[{ tabId: 'all', query: { limit: 100 } }]}>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Notifications/ })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('feed');
    await waitFor(() => {
      const list = listOf(within(dialog).getByRole('feed'));
      list.scrollTop = list.scrollHeight;
      const last = within(dialog).getAllByRole('article').at(-1);
      return expect(last).toHaveAttribute('aria-setsize', '200');
    });
    // After the last one the focus leaves the popover.
    const stops = new Set<Element | null>();
    while (!stops.has(document.activeElement)) {
      stops.add(document.activeElement);
      await userEvent.tab();
    }
    await expect([...stops].some((stop) => stop?.matches('article'))).toBe(true);
    await expect([...stops].filter((stop) => dialog.contains(stop)).length).toBeLessThanOrEqual(10);
  },
});

function Growing(props: Inbox.ListProps) {
  const [messages, setMessages] = useState(() => aThousand.slice(200));
  return (
    <>
      <button type="button" onClick={() => setMessages(aThousand)}>
        Two hundred come
      </button>
      <LoadedFeed messages={messages}>
        <Inbox.List {...props} />
      </LoadedFeed>
    </>
  );
}
