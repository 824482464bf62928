import { StrictMode } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover } from '../../src/inbox/index.ts';
import { isVisible, rows } from './panelRows.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { shortenTimers } from './shortenTimers.ts';
import { unread, unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Popover/Preparation/Interactions',
  component: InboxPopover,
  parameters: { world: { messages: unreadMessages(3) } },
  render: (args) => (
    <StoryInbox>
      <InboxPopover {...args} />
      <button type="button">After the bell</button>
    </StoryInbox>
  ),
});

const bellName = 'Notifications, 3 unread';

const paths = () => storyWorld.current().requests.map(({ path }) => path);
const feeds = () => paths().filter((path) => path.endsWith('/feed'));

/** A panel that is drawn out of sight. */
async function preparedRows(count = 3): Promise<Element[]> {
  await waitFor(() => expect(rows()).toHaveLength(count));
  await expect(rows().filter(isVisible)).toEqual([]);
  return rows();
}

/** Everything that is announced from now on. */
function listen(canvasElement: HTMLElement): string[] {
  const said: string[] = [];
  const status = canvasElement.querySelector('[role="status"]') ?? canvasElement;
  new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
}

export const OutOfSight = meta.story({
  name: 'a panel that is prepared is seen by nobody: no mark, no words, no Tab stop, no part of the accessibility tree',
  beforeEach() {
    // What a row in sight takes to count as seen, and until that is sent.
    shortenTimers({ 1000: 1, 500: 1 });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    const said = listen(canvasElement);
    await preparedRows();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('feed')).toBeNull();
    await expect(screen.queryByRole('article')).toBeNull();
    await expect(screen.getAllByRole('button')).toHaveLength(2);
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));

    bell.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After the bell' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(bell).toHaveFocus();
    await expect(said).toEqual([]);
    await expect(paths().filter((path) => path.includes('mark'))).toEqual([]);
    await expect(storyWorld.current().sockets).toBe(1);

    await userEvent.click(bell);
    await waitFor(() => expect(paths().filter((path) => path.includes('mark'))).toHaveLength(1));
  },
});

export const NeverIdle = meta.story({
  name: 'a page that always has something to do prepares its panel too',
  beforeEach() {
    shortenTimers({ 3000: 1 });
    spyOn(window, 'requestIdleCallback').mockImplementation((act, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : Number(setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), timeout)),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: bellName });
    await preparedRows();
  },
});

export const OpeningOnlyShowsIt = meta.story({
  name: 'the press shows the rows that were prepared, and the next opening has rows of its own',
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    const prepared = await preparedRows();
    await userEvent.click(bell);
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(rows()).toEqual(prepared);
    await expect(rows().filter(isVisible)).toHaveLength(3);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await waitFor(() => expect(prepared.filter(({ isConnected }) => isConnected)).toEqual([]));

    const next = await preparedRows();
    await userEvent.click(bell);
    await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(rows()).toEqual(next);
  },
});

export const InStrictMode = meta.story({
  name: 'in StrictMode two inboxes are prepared, and each opens its own panel',
  render: () => (
    <StrictMode>
      <StoryInbox socketUrl={undefined}>
        <InboxPopover label="First" />
        <InboxPopover label="Second" />
      </StoryInbox>
    </StrictMode>
  ),
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('button', { name: 'Second, 3 unread' });
    await preparedRows(6);
    await expect(feeds()).toHaveLength(1);
    await userEvent.click(second);
    await screen.findByRole('dialog', { name: 'Second' });
    await expect(rows().filter(isVisible)).toHaveLength(3);
    await expect(screen.queryByRole('dialog', { name: 'First' })).toBeNull();
  },
});

export const MessagesThatComeLater = meta.story({
  name: 'what comes after the preparation is not fetched until the reader comes, and is there at the press',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: bellName });
    await preparedRows();
    await callsAtRest();
    const before = feeds().length;
    storyWorld.current().receive(unread);
    const bell = await canvas.findByRole('button', { name: 'Notifications, 4 unread' });
    await expect(feeds()).toHaveLength(before);
    await userEvent.hover(bell);
    await preparedRows(4);
    await expect(feeds()).toHaveLength(before + 1);
    await userEvent.click(bell);
    await expect(await screen.findAllByRole('article')).toHaveLength(4);
    await expect(feeds()).toHaveLength(before + 1);
  },
});

export const NothingUnread = meta.story({
  name: 'where nothing is unread, the first page is there before the reader comes as well',
  parameters: { world: { messages: unreadMessages(2).map((one) => ({ ...one, read: true, seen: true })) } },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await preparedRows(2);
    await userEvent.hover(bell);
    await expect(feeds()).toHaveLength(1);
  },
});

/** The calls of an idle bell whose live connection is there. */
async function callsAtRest(): Promise<string[]> {
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
  return paths()
    .map((path) => path.replace('/widgets/', ''))
    .toSorted();
}

const session = 'session/initialize';
const count = 'notifications/unread';
const feed = 'notifications/feed';

export const AnIdleBell = meta.story({
  name: 'an idle bell makes three requests, for session, count and first page, and the reader who opens it causes a second count',
  parameters: { world: { messages: unreadMessages(2).map((one) => ({ ...one, read: true })) } },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications' });
    await preparedRows(2);
    await expect(await callsAtRest()).toEqual([feed, count, session]);
    const counts = () => paths().filter((path) => path.endsWith(count));
    await userEvent.hover(bell);
    await preparedRows(2);
    await expect(counts()).toHaveLength(1);
    await userEvent.click(bell);
    await waitFor(() => expect(counts()).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(bell);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await expect(counts()).toHaveLength(2);
  },
});

export const AnIdleBellWithSomethingUnread = meta.story({
  name: 'an idle bell fetches neither the unseen count nor the organization, and the reader who comes causes the latter',
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await preparedRows();
    await expect(await callsAtRest()).toEqual([feed, count, session]);
    await userEvent.hover(bell);
    await waitFor(() => expect(paths().join()).toMatch('organization'));
    await expect(feeds()).toHaveLength(1);
  },
});

export const AnIdleBellByIntent = meta.story({
  name: 'with prepare="intent" it makes two requests, and the reader who comes causes a page and the organization',
  args: { prepare: 'intent' },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await expect(await callsAtRest()).toEqual([count, session]);
    await userEvent.hover(bell);
    await preparedRows();
    await waitFor(() => expect(paths()).toHaveLength(4));
    await expect(await callsAtRest()).toEqual([feed, count, 'organization', session]);
  },
});

export const FormattersOnTheWay = meta.story({
  name: 'when the reader comes, the languages of the platform are read before a row asks for a time',
  parameters: { world: { messages: [] } },
  args: { prepare: 'intent' },
  beforeEach: () => void spyOn(Intl, 'DateTimeFormat'),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications' });
    await callsAtRest();
    await expect(Intl.DateTimeFormat).not.toHaveBeenCalled();
    await userEvent.hover(bell);
    await waitFor(() => expect(Intl.DateTimeFormat).toHaveBeenCalledTimes(1));
  },
});
