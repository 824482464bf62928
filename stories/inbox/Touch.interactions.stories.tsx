import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { touch } from '../../src/features.ts';
import { InboxPopover, type ListOptions } from '../../src/inbox/index.ts';
import { drawn } from './feedInSight.ts';
import {
  band,
  carried,
  finger,
  menuOpens,
  middleOf,
  swipe,
  toEnd,
  touchIsLoaded,
  withVibration,
} from './fingers.ts';
import { changes, groupButton, listed, presses, row, toast } from './listActs.ts';
import { resetTeam, TeamInbox, team, teamList } from './TeamInbox.tsx';
import { teamMessages } from './teamMessages.ts';

const navigate = fn();
const onMessageClick = fn();
const vibrate = fn();
const options: ListOptions = { ...teamList, search: false, filters: false };
const swipes = [touch({ pullToRefresh: false })];

/** Nothing here has a pointer. Rows: c5 in front of a closed group, q1, b3, q2 which is read, d2, q3, d1, welcome. */
const meta = preview.meta({
  title: 'Features/Touch/Interactions',
  component: TeamInbox,
  args: { undoMs: 600_000, navigate, onMessageClick, options, features: swipes },
  beforeEach() {
    resetTeam();
    for (const mock of [navigate, onMessageClick, vibrate]) {
      mock.mockClear();
    }
    return withVibration(vibrate);
  },
});

/** No message was opened, and nothing moves. */
async function nothingElse(): Promise<void> {
  await waitFor(() => expect(band()).toBeNull());
  await drawn();
  await expect(navigate).not.toHaveBeenCalled();
  await expect(onMessageClick).not.toHaveBeenCalled();
  await expect(presses()).toEqual([]);
}

/** A row is where it was, and nothing of a swipe is left. */
async function atRest(id: string): Promise<void> {
  await waitFor(() => expect(band()).toBeNull());
  const place = row(id).parentElement;
  await waitFor(() =>
    expect(
      row(id)
        .getAnimations()
        .map(({ playState }) => playState),
    ).not.toContain('running'),
  );
  await expect(row(id).style.translate).toBe('');
  await expect(place?.style.overflow).toBe('');
  await expect(Math.round(row(id).getBoundingClientRect().left)).toBe(
    Math.round(place?.getBoundingClientRect().left ?? Number.NaN),
  );
}

/** The ids of the rows, once those of the second page are there too: a row that goes may bring their place into sight. */
async function allListed(): Promise<readonly string[]> {
  await waitFor(() => expect(listed()).toContain('welcome'));
  return listed();
}

const readEffect = { ids: ['q1'], effect: { read: true, seen: true } };

export const MarksAsRead = meta.story({
  name: 'a swipe towards the start marks a message as read by one call, and the row goes back',
  play: async () => {
    await touchIsLoaded();
    const down = carried('q1', 'start', 60);
    await waitFor(() => expect(band()).toHaveTextContent('Mark as read'));
    await expect(band()).not.toHaveAttribute('data-armed');
    down.move(-80);
    await waitFor(() => expect(band()).toHaveAttribute('data-armed'));
    await expect(changes()).toEqual([]);
    await expect(down.lift()).toBe(false);
    await waitFor(() => expect(row('q1')).not.toHaveAttribute('data-unread'));
    await waitFor(() => expect(changes()).toEqual([readEffect]));
    await atRest('q1');
    await nothingElse();
  },
});

export const MarksAsUnread = meta.story({
  name: 'the same swipe marks a message that is read as unread',
  play: async () => {
    await touchIsLoaded();
    const down = carried('q2', 'start', 160);
    await waitFor(() => expect(band()).toHaveTextContent('Mark as unread'));
    down.lift();
    await waitFor(() => expect(row('q2')).toHaveAttribute('data-unread'));
    await waitFor(() => expect(changes()).toHaveLength(1));
    await atRest('q2');
    await nothingElse();
  },
});

export const Archives = meta.story({
  name: 'a swipe towards the end archives, the rows below close up, and undo brings the message back where it was',
  play: async ({ userEvent }) => {
    await touchIsLoaded();
    const before = await allListed();
    swipe('q1', 'end');
    await waitFor(() => expect(listed()).toEqual(before.filter((id) => id !== 'q1')));
    const undo = await toast('Archived');
    await expect(changes()).toEqual([]);
    await atRest('b3');
    await userEvent.click(undo);
    await waitFor(() => expect(listed()).toEqual(before));
    await atRest('q1');
    await expect(changes()).toEqual([]);
    await nothingElse();
  },
});

export const Groups = meta.story({
  name: 'a swipe on a closed group means all of it, by one call, and one on a row of an open group that row',
  args: { undoMs: 0 },
  play: async ({ userEvent }) => {
    await touchIsLoaded();
    swipe('c5', 'start');
    await waitFor(() =>
      expect(changes()).toEqual([{ ids: ['c5', 'c4', 'c3'], effect: { read: true, seen: true } }]),
    );
    await expect(row('c5')).toHaveAttribute('data-group', 'closed');
    await userEvent.click(groupButton('c5'));
    await waitFor(() => expect(row('c5')).toHaveAttribute('data-group', 'open'));
    swipe('c4', 'end');
    await waitFor(() => expect(listed()).not.toContain('c4'));
    await waitFor(() =>
      expect(changes()[1]).toEqual({ ids: ['c4'], effect: expect.objectContaining({ archived: true }) }),
    );
    await expect(listed()).toContain('c5');
    await expect(changes()).toHaveLength(2);
    await nothingElse();
  },
});

export const LetGo = meta.story({
  name: 'a swipe that is let go half-way, goes back, or is cancelled does nothing, and a fling does',
  play: async ({ userEvent }) => {
    await touchIsLoaded();
    for (const end of [
      () => carried('q1', 'end', 100).lift(),
      () => {
        const down = carried('q1', 'end', 200);
        down.move(-150);
        down.lift();
      },
      () => carried('q1', 'start', 200).cancel(),
      () => carried('q1', 'start', 200).second(),
    ]) {
      end();
      await atRest('q1');
    }
    carried('q1', 'start', 200);
    await waitFor(() => expect(band()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await atRest('q1');
    await expect(changes()).toEqual([]);
    await expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
    await nothingElse();
    const thrown = finger(row('q1'));
    thrown.move(-64 * toEnd(), 0, 8);
    thrown.lift();
    await waitFor(() => expect(changes()).toEqual([readEffect]));
  },
});

export const InAPopover = meta.story({
  name: 'Escape takes a swipe back and leaves the popover open',
  render: (args) => (
    <TeamInbox {...args}>
      <InboxPopover list={options} defaultOpen />
    </TeamInbox>
  ),
  play: async ({ userEvent }) => {
    await touchIsLoaded();
    const down = carried('q1', 'end', 200);
    await waitFor(() => expect(band()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await atRest('q1');
    down.lift();
    await expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expect(changes()).toEqual([]);
    await nothingElse();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const WithoutMotion = meta.story({
  name: 'without motion a row follows the finger, and is at rest at once when it is let go',
  globals: { motion: 'reduced' },
  args: { undoMs: 0 },
  play: async () => {
    await touchIsLoaded();
    const down = carried('q1', 'start', 160);
    await expect(row('q1').style.translate).toBe(`${-160 * toEnd()}px`);
    down.lift();
    await expect(
      row('q1')
        .getAnimations()
        .filter((one) => !(one instanceof CSSTransition)),
    ).toEqual([]);
    await atRest('q1');
    swipe('q1', 'end');
    await waitFor(() => expect(listed()).not.toContain('q1'));
    await expect(
      row('b3')
        .getAnimations()
        .filter((one) => !(one instanceof CSSTransition)),
    ).toEqual([]);
    await nothingElse();
  },
});

export const Ticks = meta.story({
  name: 'the device ticks once each time the threshold is crossed, and not on the way back',
  play: async () => {
    await touchIsLoaded();
    const down = carried('q1', 'end', 100);
    await expect(vibrate).not.toHaveBeenCalled();
    down.move(100);
    down.move(10);
    await expect(vibrate).toHaveBeenCalledTimes(1);
    down.move(-120);
    down.lift();
    await expect(vibrate).toHaveBeenCalledTimes(1);
    await atRest('q1');
  },
});

export const LeftAlone = meta.story({
  name: 'a scroll, the edges of the page, a finger that is held back by the browser, a slider and a mouse swipe nothing',
  play: async ({ userEvent }) => {
    await touchIsLoaded();
    const { y } = middleOf(row('q1'));
    const right = document.documentElement.clientWidth;
    const slider = document.createElement('input');
    slider.type = 'range';
    row('q1').append(slider);
    const scroll = finger(row('q1'));
    await expect(scroll.move(20, 60)).toBe(false);
    // It stays one.
    await expect(scroll.move(200)).toBe(false);
    scroll.lift();
    for (const [target, at] of [
      [row('q1'), { x: 20, y }],
      [row('q1'), { x: right - 20, y }],
      [slider, middleOf(slider)],
    ] as const) {
      const down = finger(target, at);
      await expect(down.move(200)).toBe(false);
      down.lift();
    }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: row('q1'), coords: { x: 100, y } },
      { coords: { x: 300, y } },
    ]);
    await expect(band()).toBeNull();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: row('b3') });
    slider.remove();
    await expect(changes()).toEqual([]);
    await expect(row('q1').style.translate).toBe('');
  },
});

export const TextIsSelected = meta.story({
  name: 'while some text is selected nothing is swiped',
  play: async () => {
    await touchIsLoaded();
    getSelection()?.selectAllChildren(row('q1'));
    await expect(finger(row('q1')).move(200)).toBe(false);
    getSelection()?.removeAllRanges();
    await expect(band()).toBeNull();
    await nothingElse();
  },
});

export const RightToLeft = meta.story({
  name: 'from right to left the sides are mirrored',
  globals: { dir: 'rtl' },
  args: { undoMs: 0 },
  play: async () => {
    await touchIsLoaded();
    const down = finger(row('q1'));
    down.move(160);
    await waitFor(() => expect(band()).toHaveTextContent('Mark as read'));
    await expect(row('q1').getBoundingClientRect().left).toBeGreaterThan(
      row('b3').getBoundingClientRect().left,
    );
    down.lift();
    await waitFor(() => expect(changes()).toEqual([readEffect]));
    await atRest('q1');
    const other = finger(row('q1'));
    other.move(-160);
    await waitFor(() => expect(band()).toHaveTextContent('Archive'));
    other.lift();
    await waitFor(() => expect(listed()).not.toContain('q1'));
    await nothingElse();
  },
});

export const Failure = meta.story({
  name: 'a swipe that the server refuses is told, and the row comes back',
  args: { undoMs: 0 },
  play: async ({ canvas }) => {
    await touchIsLoaded();
    const before = await allListed();
    team.refused.add('changeMessages');
    swipe('q1', 'end');
    await waitFor(() => expect(changes()).toHaveLength(1));
    await canvas.findByText('Not now', { exact: false });
    await waitFor(() => expect(listed()).toEqual(before));
    await atRest('q1');
    await nothingElse();
  },
});

export const ChosenByTheHost = meta.story({
  name: 'the host chooses the action of a side, its own too, or none',
  args: {
    actions: (readyMade) => [...readyMade, { id: 'later', label: 'Read later', onSelect: onMessageClick }],
    features: [touch({ swipe: { start: 'later', end: false, longPress: false }, pullToRefresh: false })],
  },
  play: async () => {
    await touchIsLoaded();
    await expect(finger(row('q1')).move(200 * toEnd())).toBe(false);
    const down = carried('q1', 'start', 200);
    await waitFor(() => expect(band()).toHaveTextContent('Read later'));
    // Nothing is there for the other side.
    down.move(300);
    await waitFor(() => expect(row('q1').style.translate).toBe(''));
    down.move(-300);
    down.lift();
    await expect(onMessageClick).toHaveBeenCalledTimes(1);
    await expect(onMessageClick.mock.calls[0]?.[0]).toMatchObject([{ id: 'q1' }]);
    await expect(menuOpens(row('q1'), 'touch')).toBe(true);
    await atRest('q1');
    await expect(changes()).toEqual([]);
  },
});

export const EachHasAButton = meta.story({
  name: 'whoever cannot swipe has each of its actions in the menu of the row',
  play: async ({ userEvent }) => {
    await touchIsLoaded();
    for (const [id, words] of [
      ['q1', ['Mark as read', 'Archive', 'Remove message']],
      ['q2', ['Mark as unread', 'Archive', 'Remove message']],
    ] as const) {
      await userEvent.click(within(row(id)).getByRole('button', { name: 'More actions' }));
      for (const name of words) {
        await screen.findByRole('menuitem', { name });
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
});

export const OffByDefault = meta.story({
  name: 'nothing is swiped, pressed or pulled where the host has not turned it on',
  args: { options: teamList, features: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /2 unread · / });
    const down = finger(row('q1'));
    await expect(down.move(200)).toBe(false);
    await expect(finger(row('c5')).move(0, 200)).toBe(false);
    await expect(menuOpens(row('q1'), 'touch')).toBe(true);
    await expect(band()).toBeNull();
    await expect(document.querySelector('[data-carillon="message-list"]')).not.toHaveAttribute('data-touch');
    await nothingElse();
  },
});

export const Triage = meta.story({
  name: 'twenty messages are triaged by swipes: each is one call, nothing is opened, and the focus is where it was',
  args: {
    undoMs: 0,
    messages: Array.from({ length: 20 }, (_, place) => ({
      ...(teamMessages()[1] ?? { createdAt: '', read: false, seen: true }),
      id: `m${place}`,
      title: `Message ${place}`,
      answers: [],
    })),
    options: {},
  },
  play: async ({ canvas }) => {
    await touchIsLoaded();
    const title = canvas.getByRole('heading', { name: /Notifications/ });
    title.tabIndex = -1;
    title.focus();
    await waitFor(() => expect(listed()).toHaveLength(20));
    const ids = listed();
    const kept = ids.filter((_, place) => place % 4 === 0);
    for (const id of ids) {
      swipe(id, kept.includes(id) ? 'start' : 'end');
      await waitFor(() =>
        kept.includes(id)
          ? expect(row(id)).not.toHaveAttribute('data-unread')
          : expect(listed()).not.toContain(id),
      );
    }
    await expect(listed()).toEqual(kept);
    await waitFor(() => expect(changes().map((call) => call.ids)).toEqual(ids.map((id) => [id])));
    await expect(title).toHaveFocus();
    await nothingElse();
  },
});
