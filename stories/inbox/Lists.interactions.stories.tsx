import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  changes,
  choose,
  focusIsKept,
  groupButton,
  listed,
  type Reader,
  row,
  stored,
  toast,
} from './listActs.ts';
import { readToggle } from './reachRow.ts';
import { resetTeam, TeamInbox, teamList } from './TeamInbox.tsx';
import { teamMessages } from './teamMessages.ts';

const navigate = fn();
const onMessageClick = fn();

/** What an act on a group means. Its rows are c5, in front, c4 and c3, all unread, and c2. */
const meta = preview.meta({
  title: 'Features/What waits for me/Groups/Interactions',
  component: TeamInbox,
  args: { undoMs: 600_000, navigate, onMessageClick },
  beforeEach() {
    resetTeam();
    navigate.mockClear();
    onMessageClick.mockClear();
  },
});

const thread = ['c5', 'c4', 'c3', 'c2'];
const unreadOfThread = ['c5', 'c4', 'c3'];
const read = { read: true, seen: true };

/** The group is there, and what can be done with it. */
async function closedGroup({ canvas }: Pick<Reader, 'canvas'>): Promise<void> {
  await canvas.findByRole('button', { name: /^2 unread · / });
  await waitFor(() =>
    expect(canvas.getByRole('feed')).toHaveAttribute('aria-keyshortcuts', expect.stringMatching(/ E$/)),
  );
}

/** Nothing was opened, and the focus is not lost. */
async function nothingElse(): Promise<void> {
  await focusIsKept();
  await expect(navigate).not.toHaveBeenCalled();
  await expect(onMessageClick).not.toHaveBeenCalled();
}

const isUnread = (id: string) => stored().some((one) => one.id === id && !one.read);

export const TheMenu = meta.story({
  name: 'the menu of a closed group marks all of its unread messages by one call, and leaves the group closed',
  args: { undoMs: 0 },
  play: async (context) => {
    await closedGroup(context);
    await choose(context, 'c5', 'Mark as read');
    await waitFor(() => expect(row('c5')).not.toHaveAttribute('data-unread'));
    await waitFor(() => expect(changes()).toEqual([{ ids: unreadOfThread, effect: read }]));
    await expect(row('c5')).toHaveAttribute('data-group', 'closed');
    await expect(isUnread('b3') && isUnread('q1')).toBe(true);
    await nothingElse();
  },
});

export const TheToggle = meta.story({
  name: 'the read toggle of a closed group means all of it, and a second click of a double click nothing',
  args: { undoMs: 0 },
  play: async (context) => {
    await closedGroup(context);
    await context.userEvent.dblClick(await readToggle(row('c5')));
    await waitFor(() => expect(changes()).toEqual([{ ids: unreadOfThread, effect: read }]));
    await context.userEvent.click(await readToggle(row('c5')));
    await waitFor(() =>
      expect(changes()[1]).toEqual({ ids: thread, effect: expect.objectContaining({ read: false }) }),
    );
    await waitFor(() => expect(row('c5')).toHaveAttribute('data-unread'));
    await expect(changes()).toHaveLength(2);
    await nothingElse();
  },
});

export const TheKey = meta.story({
  name: 'E on a closed group archives all of it by one call, the next row has the focus, and undo brings all back unread',
  play: async (context) => {
    const { userEvent } = context;
    await closedGroup(context);
    row('c5').focus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(listed().some((id) => thread.includes(id))).toBe(false));
    await waitFor(() => expect(row('q1')).toHaveFocus());
    await toast('4 archived');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(row('c5')).toHaveAttribute('data-group', 'closed'));
    await expect(row('c5')).toHaveAttribute('data-unread');
    await expect(changes()).toEqual([]);
    await nothingElse();
    row('c5').focus();
    await userEvent.keyboard('e');
    await toast('4 archived');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() =>
      expect(changes()).toEqual([{ ids: thread, effect: expect.objectContaining({ archived: true }) }]),
    );
  },
});

export const RemovedAndHadBack = meta.story({
  name: 'a removed group is one undo: by its button all messages are back where they were, and nothing was sent',
  play: async (context) => {
    const { userEvent } = context;
    await closedGroup(context);
    await waitFor(() => expect(listed()).toHaveLength(7));
    const before = listed();
    await choose(context, 'c5', 'Remove message');
    await waitFor(() => expect(listed()).toEqual(before.filter((id) => id !== 'c5')));
    await userEvent.click(await toast('4 notifications removed'));
    await waitFor(() => expect(listed()).toEqual(before));
    await expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
    await userEvent.click(groupButton('c5'));
    await waitFor(() => expect(listed().slice(0, 4)).toEqual(thread));
    await expect(changes()).toEqual([]);
    await nothingElse();
  },
});

export const TheTitle = meta.story({
  name: 'a click on a closed group follows the link of the row in front once, and all of the group is read',
  args: { undoMs: 0 },
  play: async (context) => {
    const { userEvent } = context;
    await closedGroup(context);
    await userEvent.click(within(row('c5')).getByRole('link', { name: /Maya commented/ }));
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(onMessageClick).toHaveBeenCalledTimes(1);
    await expect(onMessageClick.mock.calls[0]?.[0]).toMatchObject({ id: 'c5' });
    await waitFor(() => expect(changes()).toEqual([{ ids: unreadOfThread, effect: read }]));
    await expect(row('c5')).toHaveAttribute('data-group', 'closed');
  },
});

export const ItsButton = meta.story({
  name: 'the button of a group opens and closes it: nothing is read, followed or called, and its second click of a double click does nothing',
  play: async (context) => {
    const { userEvent } = context;
    await closedGroup(context);
    await waitFor(() => expect(listed()).toHaveLength(7));
    const before = listed();
    await userEvent.dblClick(groupButton('c5'));
    await expect(row('c5')).toHaveAttribute('data-group', 'open');
    await expect(listed().slice(0, 4)).toEqual(thread);
    await expect(groupButton('c5')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(listed()).toEqual(before));
    await expect(groupButton('c5')).toHaveFocus();
    await expect(changes()).toEqual([]);
    await nothingElse();
  },
});

export const AnOpenGroup = meta.story({
  name: 'in an open group the row in front, and each of the others, means itself alone',
  args: { undoMs: 0 },
  play: async (context) => {
    const { userEvent } = context;
    await closedGroup(context);
    await userEvent.click(groupButton('c5'));
    await choose(context, 'c5', 'Mark as read');
    await waitFor(() => expect(changes()).toEqual([{ ids: ['c5'], effect: read }]));
    await choose(context, 'c3', 'Remove message');
    await waitFor(() => expect(changes()[1]).toEqual({ ids: ['c3'], effect: 'removed' }));
    await waitFor(() => expect(listed().slice(0, 3)).toEqual(['c5', 'c4', 'c2']));
    await expect(isUnread('c4')).toBe(true);
    await expect(changes()).toHaveLength(2);
    await nothingElse();
  },
});

export const Selected = meta.story({
  name: 'a click on a closed group while selecting selects all of it, and opens nothing; one action is one call',
  args: { undoMs: 0 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await closedGroup(context);
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await canvas.findByRole('toolbar', { name: '0 selected' });
    await userEvent.click(row('c5'));
    await canvas.findByRole('toolbar', { name: '4 selected' });
    await userEvent.click(within(row('c5')).getByRole('checkbox'));
    await canvas.findByRole('toolbar', { name: '0 selected' });
    await userEvent.click(within(row('c5')).getByRole('checkbox'));
    await userEvent.click(within(row('q1')).getByRole('checkbox'));
    const bar = within(await canvas.findByRole('toolbar', { name: '5 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    await expect(new Set(changes()[0]?.ids)).toEqual(new Set([...thread, 'q1']));
    await waitFor(() => expect(stored()).toHaveLength(teamMessages().length - 5));
    await nothingElse();
  },
});

export const OnlyTheLatest = meta.story({
  name: 'a list that collapses to the latest says of every group how many earlier states it has, and opens each again',
  args: { options: { ...teamList, collapse: 'latest' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '3 earlier states' });
    await expect(canvas.queryByRole('button', { name: / · / })).toBeNull();
    for (const [front, others] of [
      ['c5', ['c4', 'c3', 'c2']],
      ['b3', ['b2', 'b1']],
    ] as const) {
      for (const opens of [true, false, true]) {
        await userEvent.click(groupButton(front));
        await waitFor(() =>
          expect(others.filter((id) => listed().includes(id))).toEqual(opens ? others : []),
        );
      }
    }
    await nothingElse();
  },
});
