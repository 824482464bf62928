import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { touch } from '../../src/features.ts';
import type { ListOptions } from '../../src/inbox/index.ts';
import { drawn } from './feedInSight.ts';
import { band, finger, menuOpens, middleOf, touchIsLoaded, withVibration } from './fingers.ts';
import { goOffline, goOnline } from './goOffline.ts';
import { arrive, changes, isLive, listed, row } from './listActs.ts';
import { resetTeam, TeamInbox, team, teamList } from './TeamInbox.tsx';
import { teamMessages } from './teamMessages.ts';

const navigate = fn();
const onMessageClick = fn();
const onHostMenu = fn();
const vibrate = fn();
const options: ListOptions = {
  ...teamList,
  search: false,
  filters: false,
};

const meta = preview.meta({
  title: 'Features/Touch/Press and pull/Interactions',
  component: TeamInbox,
  tags: ['!autodocs'],
  args: { undoMs: 0, navigate, onMessageClick, options, features: [touch()] },
  beforeEach() {
    resetTeam();
    for (const mock of [navigate, onMessageClick, onHostMenu, vibrate]) {
      mock.mockClear();
    }
    return withVibration(vibrate);
  },
});

async function nothingOpened(): Promise<void> {
  await drawn();
  await expect(navigate).not.toHaveBeenCalled();
  await expect(onMessageClick).not.toHaveBeenCalled();
}

const checked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .flatMap((box) => box.closest<HTMLElement>('article')?.dataset.messageId ?? []);

export const LongPress = meta.story({
  name: 'a long press selects the row with a tick, taps select more, and nothing is opened or swiped then',
  play: async ({ canvas, userEvent }) => {
    await touchIsLoaded();
    const link = within(row('d2')).getByRole('link');
    const down = finger(link);
    await canvas.findByRole('toolbar', { name: '2 selected' });
    await expect(vibrate).toHaveBeenCalledTimes(1);
    // Also by a browser that asks for its menu then.
    await expect(menuOpens(link, 'touch')).toBe(false);
    await expect(down.lift()).toBe(false);
    await expect(checked()).toEqual(['d2']);
    const tap = finger(row('q1'));
    await expect(tap.lift()).toBe(true);
    await canvas.findByRole('toolbar', { name: '3 selected' });
    await expect(finger(row('q1')).move(200)).toBe(false);
    await expect(band()).toBeNull();
    await userEvent.click(within(canvas.getByRole('toolbar')).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(changes()).toEqual([{ ids: ['q1'], effect: { read: true, seen: true } }]));
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);
    await nothingOpened();
  },
});

export const TheMenuOfThePress = meta.story({
  name: 'the menu that a browser asks for in a long press is the press itself, and neither its nor the menu of the host opens',
  play: async ({ canvas, canvasElement }) => {
    await touchIsLoaded();
    canvasElement.addEventListener('contextmenu', onHostMenu);
    const down = finger(row('q1'));
    await expect(menuOpens(row('q1'), 'touch')).toBe(false);
    await canvas.findByRole('toolbar', { name: '1 selected' });
    await expect(down.lift()).toBe(false);
    // Some ask once the finger has gone.
    await expect(menuOpens(row('q1'), 'touch')).toBe(false);
    await expect(onHostMenu).not.toHaveBeenCalled();
    await expect(menuOpens(row('q1'), 'mouse')).toBe(true);
    await expect(onHostMenu).toHaveBeenCalledTimes(1);
    await expect(checked()).toEqual(['q1']);
    canvasElement.removeEventListener('contextmenu', onHostMenu);
    await nothingOpened();
  },
});

export const NoPress = meta.story({
  name: 'a finger that moves or is lifted, and one on a button, presses nothing; the browser has its menu there',
  play: async ({ canvas }) => {
    await touchIsLoaded();
    const moved = finger(row('q1'));
    moved.move(0, -40);
    const button = await within(row('q1')).findByRole('button', { name: 'Approve' });
    await expect(menuOpens(row('q1'), 'touch')).toBe(false);
    const down = finger(button);
    await expect(menuOpens(button, 'touch')).toBe(true);
    down.cancel();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(vibrate).not.toHaveBeenCalled();
    await expect(changes()).toEqual([]);
    await nothingOpened();
  },
});

const pull = () => document.querySelector('[data-carillon="pull"]');
const lists = () => team.asked.filter((name) => name === 'listMessages').length;

export const PullToRefresh = meta.story({
  name: 'a pull at the top asks for the messages once, with a spinner that has a name, and a short one does not',
  // One page.
  args: { messages: teamMessages().slice(0, 5) },
  play: async ({ canvas }) => {
    await touchIsLoaded();
    await isLive();
    const before = lists();
    const short = finger(row('c5'));
    await expect(short.move(0, 60)).toBe(true);
    await waitFor(() => expect(pull()).not.toHaveAttribute('data-armed'));
    short.lift();
    await waitFor(() => expect(pull()).toBeNull());
    const down = finger(row('c5'));
    down.move(0, 160);
    await waitFor(() => expect(pull()).toHaveAttribute('data-armed'));
    await expect(lists()).toBe(before);
    await expect(down.lift()).toBe(false);
    await canvas.findByRole('img', { name: 'Loading notifications' });
    await waitFor(() => expect(lists()).toBe(before + 1));
    await waitFor(() => expect(pull()).toBeNull());
    await expect(changes()).toEqual([]);
    await nothingOpened();
  },
});

export const NotAtTheTop = meta.story({
  name: 'a pull below the top, upwards, or of the browser is a scroll',
  play: async () => {
    await touchIsLoaded();
    const list = row('c5').closest('[data-carillon="message-list"]');
    await expect(finger(row('c5')).move(0, -100)).toBe(false);
    await waitFor(() => {
      list?.scrollTo(0, 60);
      expect(list?.scrollTop).toBe(60);
    });
    await expect(finger(row('q1')).move(0, 160)).toBe(false);
    await expect(pull()).toBeNull();
    await nothingOpened();
  },
});

export const CancelledPull = meta.story({
  name: 'a pull that the browser takes, or a second finger, asks for nothing',
  // One page.
  args: { messages: teamMessages().slice(0, 5) },
  play: async () => {
    await touchIsLoaded();
    await isLive();
    const before = lists();
    for (const end of ['cancel', 'second'] as const) {
      const down = finger(row('c5'), middleOf(row('c5')));
      down.move(0, 160);
      await waitFor(() => expect(pull()).not.toBeNull());
      down[end]();
      await waitFor(() => expect(pull()).toBeNull());
    }
    await expect(lists()).toBe(before);
  },
});

export const EmptyList = meta.story({
  name: 'an empty list is pulled too, and shows what has come',
  args: { messages: [] },
  play: async ({ canvas }) => {
    const nothing = await canvas.findByText('Nothing new to see here yet', { selector: 'p' });
    await waitFor(() =>
      expect(nothing.closest('[data-carillon="message-list"]')).toHaveAttribute('data-touch', 'press'),
    );
    await isLive();
    const before = lists();
    const down = finger(nothing);
    down.move(0, 160);
    down.lift();
    await waitFor(() => expect(lists()).toBe(before + 1));
    arrive({ id: 'n1', title: 'News' });
    await waitFor(() => expect(listed()).toEqual(['n1']));
  },
});

export const PulledOffline = meta.story({
  name: 'a pull without a network shows what is shown without it, and no spinner that waits',
  play: async ({ canvas }) => {
    await touchIsLoaded();
    goOffline();
    const down = finger(row('c5'));
    down.move(0, 160);
    down.lift();
    await waitFor(() => expect(pull()).toBeNull());
    await canvas.findByText('You are offline', { exact: false });
    goOnline();
  },
});
