import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { useUpdateMessages } from '../../src/data/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { isVisible, rows } from './panelRows.ts';
import { readerActs } from './readerActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Popover/First frame/Interactions',
  component: InboxPopover,
  parameters: { world: { messages: unreadMessages(3) } },
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryInbox>
      <InboxPopover {...args} />
      <button type="button">After the bell</button>
    </StoryInbox>
  ),
});

const nextFrame = () => new Promise(requestAnimationFrame);
const closings = (onOpenChange: unknown) =>
  (onOpenChange as ReturnType<typeof fn>).mock.calls.map(([open, { reason }]) => [open, reason]);

/** The panel, which is drawn out of sight with its rows. */
async function preparedPanel(): Promise<Element> {
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(() => {
    expect(rows()).toHaveLength(3);
    expect(rows().every((row) => row.getBoundingClientRect().height > 0)).toBe(true);
  });
  await expect(rows().filter(isVisible)).toEqual([]);
  return rows()[0]?.closest('[data-carillon="popover"]') ?? document.body;
}

/** Presses an element, and lets React answer the event, before the next frame. */
async function press(element: HTMLElement): Promise<void> {
  element.click();
  await Promise.resolve();
}

/** Presses an element, and gives what each frame from then on shows, until the panel has the focus and three more. */
async function framesOf(element: HTMLElement, panel: Element) {
  const frames: { visible: number; focused: boolean; place: string }[] = [];
  await press(element);
  for (let left = 3; left > 0; left -= frames.at(-1)?.focused ? 1 : 0) {
    await nextFrame();
    const { x, y, width, height } = panel.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const focused = panel.contains(document.activeElement);
    frames.push({ visible: rows().filter(isVisible).length, focused, place: [x, y, width, height].join() });
  }
  return frames;
}

async function expectShownFirst(element: HTMLElement): Promise<void> {
  const panel = await preparedPanel();
  const frames = await framesOf(element, panel);
  await expect(frames[0]).toMatchObject({ visible: 3, focused: false });
  await expect(frames.map(({ visible }) => visible)).toEqual(frames.map(() => 3));
  await expect(new Set(frames.map(({ place }) => place)).size).toBe(1);
  await expect(screen.getByRole('dialog', { name: 'Notifications' })).toBe(panel);
}

export const InItsPlace = meta.story({
  name: 'the first frame after a press shows the panel and its rows where they stay, and the focus follows',
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await expectShownFirst(bell);
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
  },
});

export const InEachPlace = meta.story({
  name: 'so it does where a host has placed it, where the page is written from right to left, and where it was scrolled since',
  args: { side: 'right', align: 'start', sideOffset: 3, collisionPadding: { top: 20 } },
  render: (args) => (
    <StoryInbox dir="rtl">
      <div style={{ blockSize: '150vh', paddingBlockStart: '200px', paddingInlineStart: '40px' }}>
        <InboxPopover {...args} />
      </div>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: /3 unread/ });
    await preparedPanel();
    window.scrollTo(0, 150);
    await nextFrame();
    await expectShownFirst(bell);
    window.scrollTo(0, 0);
  },
});

export const HostControlled = meta.story({
  name: 'so it does where the host opens it by a button of its own',
  render: function Host(args) {
    const [open, setOpen] = useState(false);
    return (
      <StoryInbox>
        <InboxPopover {...args} open={open} onOpenChange={setOpen} />
        <button type="button" onClick={() => setOpen(true)}>
          Open the inbox
        </button>
      </StoryInbox>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    const opener = canvas.getByRole('button', { name: 'Open the inbox' });
    await expectShownFirst(opener);
  },
});

export const KeysBeforeTheFrame = meta.story({
  name: 'a Tab right after the press leads into the panel, and Escape closes it',
  play: async ({ canvas, args, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    const panel = await preparedPanel();
    bell.focus();
    await press(bell);
    fireEvent.keyDown(bell, { key: 'Tab' });
    await expect(panel.contains(document.activeElement)).toBe(true);
    await userEvent.click(bell);

    await preparedPanel();
    await press(bell);
    fireEvent.keyDown(bell, { key: 'Escape' });
    await waitFor(() => expect(rows().filter(isVisible)).toEqual([]));
    await expect(closings(args.onOpenChange)).toEqual([
      [true, 'bell'],
      [false, 'bell'],
      [true, 'bell'],
      [false, 'escape'],
    ]);
  },
});

export const ASecondPressBeforeTheFrame = meta.story({
  name: 'a second press before the first frame leaves the panel closed, with its rows unseen',
  play: async ({ canvas, args }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await preparedPanel();
    await press(bell);
    await press(bell);
    for (let frame = 0; frame < 10; frame += 1) {
      await expect(rows().filter(isVisible)).toEqual([]);
      await nextFrame();
    }
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await expect(closings(args.onOpenChange)).toEqual([
      [true, 'bell'],
      [false, 'bell'],
    ]);
    await expect(readerActs()).toEqual([]);
    await expectShownFirst(bell);
  },
});

export const AnotherSubscriber = meta.story({
  name: 'a press right after another subscriber has come shows nothing of the first',
  render: function Host(args) {
    const [other, setOther] = useState({});
    return (
      <StoryInbox {...other}>
        <InboxPopover {...args} />
        <button type="button" onClick={() => setOther({ subscriberId: 'second' })}>
          Sign in as the second
        </button>
      </StoryInbox>
    );
  },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await preparedPanel();
    const prepared = rows();
    await press(canvas.getByRole('button', { name: 'Sign in as the second' }));
    await press(bell);
    for (let frame = 0; frame < 20; frame += 1) {
      await nextFrame();
      await expect(prepared.filter(isVisible)).toEqual([]);
    }
  },
});

/** A button of the host that marks all as read. */
function MarkAll() {
  const { run } = useUpdateMessages();
  return (
    <button type="button" onClick={() => void run({ all: {}, read: true })}>
      Mark all as read
    </button>
  );
}

export const AMarkBeforeThePress = meta.story({
  name: 'a press right after a mark shows the rows as they are marked',
  render: (args) => (
    <StoryInbox>
      <InboxPopover {...args} />
      <MarkAll />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 unread' });
    await preparedPanel();
    const unreadRows = () => rows().filter((row) => row.hasAttribute('data-unread'));
    await expect(unreadRows()).toHaveLength(3);
    await press(canvas.getByRole('button', { name: 'Mark all as read' }));
    await press(bell);
    await nextFrame();
    await expect(rows().filter(isVisible)).toHaveLength(3);
    await expect(unreadRows()).toEqual([]);
  },
});
