import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, InboxPopover } from '../../../src/inbox/index.ts';
import { reachRow, readToggle } from '../reachRow.ts';
import { readerActs } from '../readerActs.ts';
import { StoryInbox } from '../StoryInbox.tsx';
import { linkedMessages } from './linkedMessages.ts';

const navigate = fn();
const onMessageClick = fn();
const long = linkedMessages(2).map((message) => ({ ...message, content: 'one two three '.repeat(40) }));

const meta = preview.meta({
  title: 'Compose/Presses/Double clicks/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: long } },
  render: () => (
    <StoryInbox navigate={navigate} onMessageClick={onMessageClick}>
      <InboxPanel />
    </StoryInbox>
  ),
});

/** A key that is held down, as the browser repeats it: each Enter is a click of its own. */
async function hold(key: 'Enter', element: HTMLElement): Promise<void> {
  for (const repeat of [false, true]) {
    if (await fireEvent.keyDown(element, { key, repeat })) {
      element.click();
    }
  }
}

export const TheReadToggle = meta.story({
  name: 'a double click on "Mark as read" leaves the message read, and sends one mark',
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article', { name: /^Unread: / });
    const inRow = within(await reachRow(row as HTMLElement));
    await userEvent.dblClick(await inRow.findByRole('button', { name: 'Mark as read' }));
    await expect(inRow.getByRole('button', { name: 'Mark as unread' })).toBeInTheDocument();
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(readerActs()).toHaveLength(1);
    // Another click, later, is another wish.
    await userEvent.click(inRow.getByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(false));
    await expect(onMessageClick).not.toHaveBeenCalled();
  },
});

export const TheReadToggleUnderAHeldKey = meta.story({
  name: 'Enter that is held down on "Mark as read" is one press',
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('article', { name: /^Unread: / });
    await hold('Enter', await readToggle(row));
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(readerActs()).toHaveLength(1);
  },
});

export const TheTitle = meta.story({
  name: 'a double click on a title, or Enter held down, opens the message once',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('link', { name: /^Unread: / });
    await userEvent.dblClick(first as HTMLElement);
    await expect(onMessageClick).toHaveBeenCalledTimes(1);
    await expect(navigate.mock.calls).toEqual([['/orders/0']]);
    await hold('Enter', second as HTMLElement);
    await expect(onMessageClick).toHaveBeenCalledTimes(2);
  },
});

export const ShowMore = meta.story({
  name: 'a double click on "Show more" shows more',
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick((await canvas.findAllByRole('button', { name: 'Show more' }))[0] as HTMLElement);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeInTheDocument();
  },
});

export const TheMenu = meta.story({
  name: 'a key that opens a menu and stays held down does not run its first command',
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article', { name: /^Unread: / });
    const button = within(row as HTMLElement).getByRole('button', { name: 'More actions' });
    await userEvent.click(button);
    const [command] = await screen.findAllByRole('menuitem');
    command?.focus();
    for (const key of ['Enter', ' ']) {
      await fireEvent.keyDown(command as HTMLElement, { key, repeat: true });
    }
    await expect(screen.getByRole('menu')).toBeInTheDocument();
    await expect(readerActs()).toEqual([]);
  },
});

export const WhatComesUnderThePointer = meta.story({
  name: 'the second click of a double click does nothing to what takes the place of the first',
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article', { name: /^Unread: / });
    // Undo goes away at the first click, and a row has its place.
    await fireEvent.click(row as HTMLElement, { detail: 2 });
    await fireEvent.click(within(row as HTMLElement).getByRole('link'), { detail: 2 });
    await expect(onMessageClick).not.toHaveBeenCalled();
    await expect(navigate).not.toHaveBeenCalled();
    // A selection ends with the first click, and the header has its place.
    await fireEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }), { detail: 2 });
    await userEvent.click(row as HTMLElement);
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(storyWorld.current().messages()[1]?.read).toBe(false);
  },
});

export const TheBell = meta.story({
  name: 'a double click on the bell opens the inbox, and so does a held Enter',
  render: () => (
    <StoryInbox>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications/ });
    await userEvent.dblClick(bell);
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument();
    await userEvent.click(bell);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hold('Enter', bell);
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument();
  },
});
