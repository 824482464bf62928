import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { buildFeed } from '../../src/mocks/index.ts';
import { drawn, holeInSight, isInSight, listOf, topPx } from './feedInSight.ts';
import { ListInPanel } from './ListInPanel.tsx';
import { unread } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/List/Burst/Interactions',
  component: Inbox.List,
  args: { markSeen: 'never' },
  parameters: { world: { messages: buildFeed(60) } },
  render: (args) => <ListInPanel {...args} />,
});

/** The pages that were asked for. */
const pages = () =>
  storyWorld
    .current()
    .requests.filter(({ path }) => path.endsWith('/feed'))
    .map(({ query }) => query.get('page'));

const rowsOf = (list: HTMLElement) => within(list).getAllByRole('article');

/** The ids of the rows, of which the document has all. */
const idsOf = (list: HTMLElement) => rowsOf(list).map(({ dataset }) => dataset.messageId);

/** The newest messages that the server has. */
const newest = (count: number) =>
  storyWorld
    .current()
    .messages()
    .slice(0, count)
    .map(({ _id }) => _id);

/** Shows a live list with three loaded pages, at its top. */
async function loadedList(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const list = listOf(await canvas.findByRole('feed'));
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
  for (const rows of [20, 30]) {
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(rowsOf(list)).toHaveLength(rows));
  }
  list.scrollTop = 0;
  await drawn();
  storyWorld.current().requests.splice(0);
  return list;
}

function receive(count: number): void {
  for (let number = 1; number <= count; number += 1) {
    storyWorld.current().receive({ ...unread, subject: `Message ${number}` });
  }
}

export const AtTheTopOnePageIsAskedFor = meta.story({
  name: 'after a burst a list at its top asks for one page, and for the next one where the reader scrolls to it',
  play: async ({ canvas }) => {
    const list = await loadedList(canvas);
    receive(25);
    await waitFor(() => expect(idsOf(list)).toEqual(newest(10)));
    await expect(isInSight(rowsOf(list)[0] ?? null)).toBe(true);
    await expect(pages()).toEqual(['0']);
    for (const [page, rows] of [
      ['1', 20],
      ['2', 30],
      ['3', 40],
    ] as const) {
      list.scrollTop = list.scrollHeight;
      await waitFor(() => expect(idsOf(list)).toEqual(newest(rows)));
      await expect(pages().at(-1)).toBe(page);
      await expect(pages()).toHaveLength(rows / 10);
    }
  },
});

export const FurtherDownTheRowsStay = meta.story({
  name: 'after a burst the rows of a reader further down stay where they are',
  play: async ({ canvas }) => {
    const list = await loadedList(canvas);
    list.scrollTop = 500;
    await drawn();
    const row = rowsOf(list).find(isInSight);
    const before = topPx(row);
    receive(25);
    await canvas.findByRole('button', { name: '25 new notifications' });
    await drawn();
    await expect(topPx(row)).toBe(before);
    await expect(row).toBeInTheDocument();
    await expect(holeInSight(list)).toBe(0);
    await expect(pages()).toEqual(['0', '1', '2']);
  },
});

export const ARowWithTheFocusStays = meta.story({
  name: 'after a burst the row that has the focus keeps it, in its place',
  play: async ({ canvas }) => {
    const list = await loadedList(canvas);
    const [row] = rowsOf(list);
    row?.focus();
    const before = topPx(row);
    receive(25);
    await canvas.findByRole('button', { name: '25 new notifications' });
    await drawn();
    await expect(row).toHaveFocus();
    await expect(topPx(row)).toBe(before);
  },
});
