import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, type InboxProviderProps } from '../../src/inbox/index.ts';
import { failingFor, holdAnswers } from '../../src/mocks/index.ts';
import { listOf } from './feedInSight.ts';
import { readToggle } from './reachRow.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

const feedPath = '/widgets/notifications/feed';

/** Hears what a host would have to say. */
const said = fn<(words: string) => void>();

/** The host speaks itself, so that a story hears each announcement, whatever a live region makes of it. */
const meta = preview.meta({
  title: 'Compose/Announcements/Interactions',
  component: StoryInbox,
  args: { announcements: said, undoMs: 600_000 },
  parameters: { world: { messages: unreadMessages(9) } },
  beforeEach: () => void said.mockReset(),
  render: (args) => (
    <StoryInbox {...args}>
      <InboxPanel />
    </StoryInbox>
  ),
});

type Canvas = StoryContext['canvas'];

const shownCount = (root: HTMLElement) => root.querySelector('[data-carillon="badge"]')?.textContent;

/** A message that came, as it is announced. */
const news = 'New: Maya Okafor mentioned you';

/** One that came, or several of a machine that was slow. */
const isNews = /^New: Maya Okafor mentioned you$|^\d+ unread$/;

const loading = 'Loading notifications';

/** What was said. Whether something loads for half a second is the machine's business, but for the story about that. */
const heard = () => said.mock.calls.map(([words]) => words).filter((words) => words !== loading);

/** The feed, once it is live. */
async function liveFeed(canvas: Canvas): Promise<HTMLElement[]> {
  const rows = await canvas.findAllByRole('article');
  await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
  return rows;
}

export const FurtherDownOneEventIsSaidOnce = meta.story({
  name: 'a message that comes while the list is scrolled or the focus is in a row is announced once',
  play: async ({ canvas }) => {
    const rows = await liveFeed(canvas);
    listOf(canvas.getByRole('feed')).scrollTop = 150;
    rows[4]?.focus();
    storyWorld.current().receive(unread);
    await canvas.findByRole('button', { name: '1 new notification' });
    await waitFor(() => expect(heard()).toEqual([news]));
    // The next event has its turn when a second is over: what else the first had to say would have come before it.
    storyWorld.current().receive(unread);
    await canvas.findByRole('button', { name: '2 new notifications' });
    await waitFor(() => expect(heard()).toEqual([news, expect.stringMatching(isNews)]));
  },
});

export const ABurstIsSaidAsOne = meta.story({
  name: 'several messages that come together are announced as one, by the count',
  play: async ({ canvas }) => {
    await liveFeed(canvas);
    for (const subject of ['One', 'Two', 'Three']) {
      storyWorld.current().receive({ ...unread, subject });
    }
    await waitFor(() => expect(heard()).toEqual(['12 unread']));
  },
});

/** What the story's browser gets to say by itself. */
const notified = fn<(words: string) => void>();

export const TheBrowserSaysItOnce = meta.story({
  name: 'where the browser can tell a screen reader by itself, it does, and the live region stays silent',
  render: () => (
    <StoryInbox announcements="on">
      <InboxPanel />
    </StoryInbox>
  ),
  beforeEach: () => {
    notified.mockReset();
    Object.assign(document, { ariaNotify: notified });
  },
  play: async ({ canvas }) => {
    await liveFeed(canvas);
    storyWorld.current().receive(unread);
    await waitFor(() => expect(notified.mock.calls.flat()).toContain(news));
    await expect(notified.mock.calls.flat().filter((words) => words === news)).toHaveLength(1);
    await expect(canvas.getByRole('status')).not.toHaveTextContent(news);
  },
});

export const BeyondTheLimitTheListSaysIt = meta.story({
  name: 'beyond the limit of counting, the list announces what came',
  parameters: { world: { messages: unreadMessages(120) } },
  play: async ({ canvas }) => {
    await liveFeed(canvas);
    listOf(canvas.getByRole('feed')).scrollTop = 150;
    storyWorld.current().receive(unread);
    await waitFor(() => expect(heard()).toEqual(['1 new notification']));
  },
});

/** Opens the menu of a row and runs an action of it. */
async function act(context: Pick<StoryContext, 'canvas' | 'userEvent'>, name: string): Promise<void> {
  const [row] = await liveFeed(context.canvas);
  await context.userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^More actions/ }));
  await context.userEvent.click(await screen.findByRole('menuitem', { name }));
}

export const ASingleMarkIsSaid = meta.story({
  name: 'a single mark is announced, and the count that it changes is not',
  play: async (context) => {
    await act(context, 'Mark as read');
    await waitFor(() => expect(heard()).toEqual(['Marked as read']));
    await act(context, 'Mark as unread');
    await waitFor(() => expect(heard()).toEqual(['Marked as read', 'Marked as unread']));
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(false));
    storyWorld.current().receive(unread);
    await waitFor(() => expect(heard()).toEqual(['Marked as read', 'Marked as unread', news]));
  },
});

export const ALinkSaysNothing = meta.story({
  name: 'a press on a message without a link announces that it was marked, and a press on one with a link does not',
  parameters: {
    world: {
      messages: unreadMessages(2).map((one, place) =>
        place === 0 ? { ...one, cta: { type: 'redirect', data: { url: '/plan' } } } : { ...one, cta: null },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const rows = await liveFeed(canvas);
    rows[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await userEvent.keyboard('{PageDown}{Enter}');
    await waitFor(() => expect(storyWorld.current().messages()[1]?.read).toBe(true));
    await waitFor(() => expect(heard()).toEqual(['Marked as read']));
  },
});

export const TheLastRemovalIsSaidOnce = meta.story({
  name: 'the removal of the last message is announced once, though the feed is empty then',
  parameters: { world: { messages: unreadMessages(1) } },
  play: async (context) => {
    await act(context, 'Remove message');
    await context.canvas.findByText('Nothing new to see here yet');
    await waitFor(() => expect(heard()).toEqual(['1 notification removed']));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }));
    await context.canvas.findByRole('article');
    await expect(heard()).toEqual(['1 notification removed']);
  },
});

export const TheHostSpeaks = meta.story({
  name: 'a host that announces gets failures too, and no live region announces them again',
  parameters: { world: { scenarios: [failingFor(feedPath, 403)] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(heard()).toEqual(['Notifications could not be loaded']));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Off = meta.story({
  name: 'switched off, nothing is announced: neither what happens nor what fails',
  render: () => (
    <StoryInbox announcements="off">
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    await liveFeed(canvas);
    const world = storyWorld.current();
    const spoken = fn();
    const observer = new MutationObserver(spoken);
    observer.observe(canvas.getByRole('status'), { childList: true, subtree: true, characterData: true });
    world.receive(unread);
    await waitFor(() => expect(shownCount(canvasElement)).toBe('10'));
    const stop = failingFor('/widgets/messages/markAs', 409)(world);
    const [row] = canvas.getAllByRole('article');
    row?.focus();
    (await readToggle(row)).click();
    await canvas.findByText('That could not be saved. Please try again.');
    stop();
    observer.disconnect();
    await expect(spoken).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[role="alert"]')).toBeNull();
  },
});

export const TheSameWordsTwice = meta.story({
  name: 'the same words are announced again by the live region',
  render: () => (
    <StoryInbox announcements="on">
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const rows = await liveFeed(canvas);
    const region = canvas.getByRole('status');
    const spoken: string[] = [];
    const observer = new MutationObserver(() => spoken.push(region.textContent?.trim() ?? ''));
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    for (const row of rows.slice(0, 2)) {
      const count = spoken.length + 1;
      row.focus();
      await userEvent.click(await readToggle(row));
      await waitFor(() => expect(spoken).toHaveLength(count));
    }
    observer.disconnect();
    await expect(spoken).toEqual(['Marked as read', 'Marked as read']);
  },
});

export const LoadingIsSaidWhenItLasts = meta.story({
  name: 'a feed that takes long to load is announced once',
  play: async ({ canvas, userEvent }) => {
    await liveFeed(canvas);
    const held = holdAnswers(storyWorld.current(), feedPath);
    const [ofThePanel] = canvas.getAllByRole('button', { name: 'More actions' });
    await userEvent.click(ofThePanel as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Unread only' }));
    await waitFor(() => expect(said.mock.lastCall).toEqual([loading]));
    const times = said.mock.calls.length;
    held.end();
    await canvas.findAllByRole('article');
    await expect(said).toHaveBeenCalledTimes(times);
  },
});

export const NothingToUndoIsNoGroup = meta.story({
  name: 'without anything to undo there is no group of that name',
  play: async (context) => {
    const { canvas } = context;
    await liveFeed(canvas);
    await expect(canvas.queryByRole('group', { name: 'Undo' })).toBeNull();
    await act(context, 'Remove message');
    await canvas.findByRole('group', { name: 'Undo' });
  },
});

/** Two inboxes of one subscriber, of which the first comes and goes. */
function TwoInboxes(props: Partial<InboxProviderProps>) {
  const [first, setFirst] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setFirst(!first)}>
        First inbox
      </button>
      <StoryInbox {...props}>
        {first && <InboxPanel />}
        <InboxPanel />
      </StoryInbox>
    </>
  );
}

export const OneOfTwoAnnounces = meta.story({
  name: 'one of two inboxes announces a count: also after the first has gone, and after it has come back',
  render: (args) => <TwoInboxes {...args} />,
  play: async ({ canvas, userEvent }) => {
    await liveFeed(canvas);
    storyWorld.current().receive(unread);
    await waitFor(() => expect(heard()).toEqual([news]));
    for (const count of [2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: 'First inbox' }));
      await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
      await canvas.findAllByRole('article');
      storyWorld.current().receive(unread);
      await waitFor(() => expect(heard()).toHaveLength(count));
    }
    await expect(heard().slice(1)).toEqual([expect.stringMatching(isNews), expect.stringMatching(isNews)]);
  },
});
