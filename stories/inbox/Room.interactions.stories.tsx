import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { memoryBackend } from '../../src/backends/index.ts';
import { InboxPanel, type ListOptions, needsYouTab } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

/** Titles that end at the time, and texts of one line. */
const messages = Array.from({ length: 20 }, (_, index) => ({
  id: `m${index}`,
  title: index === 0 ? 'A title that is as long as the row has room for, and then some' : `Title ${index}`,
  body: 'One line of text.',
  createdAt: new Date(Date.UTC(2026, 10, 21, 8, 59 - index)).toISOString(),
  read: index > 4,
  seen: true,
}));

const tabs = [{ tabId: 'all', label: 'Inbox' }, needsYouTab];
const list: ListOptions = { search: true, filters: { kinds: { build: 'Builds' } } };

interface RoomProps {
  font: string;
  density?: 'comfortable' | 'compact';
}

function Room({ font, density = 'comfortable' }: RoomProps) {
  const [backend] = useState(() => memoryBackend({ id: `${font} ${density}`, messages }));
  return (
    <div style={{ fontFamily: font }}>
      <StoryInbox backend={backend} tabs={tabs}>
        <InboxPanel density={density} list={list} style={{ blockSize: 600, inlineSize: 400 }} />
      </StoryInbox>
    </div>
  );
}

const meta = preview.meta({
  title: 'Compose/Panel/Room for rows/Interactions',
  component: Room,
  tags: ['!autodocs'],
  args: { font: 'Inter Variable' },
});

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const partOf = (name: string, within: ParentNode = document) =>
  within.querySelector(`[data-carillon="${name}"]`);

/** How many rows are wholly in sight, and where the first part below the tabs begins, in CSS pixels from the top of the panel. */
async function measured({ canvas }: Pick<StoryContext, 'canvas'>) {
  await canvas.findByRole('button', { name: 'Search notifications' });
  await canvas.findByRole('tab', { name: /^Needs you/ });
  await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(9));
  const top = boxOf(partOf('panel')).top;
  const end = boxOf(partOf('footer')).top;
  const rows = canvas.getAllByRole('article').map(boxOf);
  return {
    rows: rows.filter(({ bottom }) => bottom <= end).length,
    headPx: boxOf(partOf('message-list')).top - top,
  };
}

/** A font that is wider than Inter needs no more than it has. */
const hasRoom = (density: 'comfortable' | 'compact', rows: number) => async (context: StoryContext) => {
  const found = await measured(context);
  await expect(found.headPx).toBeLessThanOrEqual(88);
  await expect(found.rows, density).toBeGreaterThanOrEqual(rows);
};

export const Comfortable = meta.story({
  name: 'seven rows of a title and a line are in sight in 600 px, below 88 px of header and tabs, with search and filters switched on',
  play: hasRoom('comfortable', 7),
});
export const ComfortableInDejaVu = meta.story({
  name: 'the same in DejaVu Sans, which is wider',
  args: { font: 'DejaVu Sans' },
  play: hasRoom('comfortable', 7),
});
export const ComfortableInNoto = meta.story({
  name: 'the same in Noto Sans, whose lines are higher',
  args: { font: 'Noto Sans' },
  play: hasRoom('comfortable', 7),
});
export const Compact = meta.story({
  name: 'ten compact rows are in sight in 600 px',
  args: { density: 'compact' },
  play: hasRoom('compact', 10),
});

export const TheTitle = meta.story({
  name: 'a title takes the room up to the time, and no row moves or changes its size when its controls come over that',
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article');
    const [title, time] = [partOf('item-title', row), partOf('item-time', row)].map(boxOf);
    const gap = (time?.left ?? 0) - (title?.right ?? 0);
    await expect(gap).toBeGreaterThan(0);
    await expect(gap).toBeLessThanOrEqual(12);
    // As plain objects: any two boxes are equal, since what they hold is not their own.
    const places = () =>
      canvas
        .getAllByRole('article')
        .map((one) => [boxOf(one).toJSON(), boxOf(partOf('item-title', one)).toJSON()]);
    const before = places();
    await userEvent.hover(row as HTMLElement);
    await waitFor(() => expect(partOf('item-read-toggle', row)).not.toBeNull());
    await expect(places()).toEqual(before);
    const menu = boxOf(partOf('item-menu', row));
    await expect(menu.right).toBeGreaterThan(time?.left ?? 0);
    await expect(menu.left).toBeGreaterThanOrEqual(title?.right ?? 0);
  },
});
