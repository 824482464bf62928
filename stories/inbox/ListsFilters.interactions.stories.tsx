import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { useInboxView } from '../../src/inbox/index.ts';
import { arrive, changes, focusIsKept, isLive, listed, presses, row, storedOne } from './listActs.ts';
import { openSearch } from './openSearch.ts';
import { readToggle } from './reachRow.ts';
import { resetTeam, TeamInbox } from './TeamInbox.tsx';
import { comment } from './teamMessages.ts';

const navigate = fn();

/** Chips of filters: unread, what needs the reader, comments, builds. */
const meta = preview.meta({
  title: 'Features/What waits for me/Filters/Interactions',
  component: TeamInbox,
  args: { undoMs: 0, navigate },
  beforeEach() {
    resetTeam();
    navigate.mockClear();
  },
});

const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name });
const pressed = () =>
  within(screen.getByRole('group', { name: 'Filters' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

export const Combined = meta.story({
  name: 'a chip says whether it is pressed and keeps the focus; several kinds add up, and flags narrow them',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^2 unread · / });
    await openSearch({ userEvent });
    const all = listed();
    await expect(chip('Comments')).toHaveAttribute('aria-pressed', 'false');
    chip('Comments').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(listed()).toEqual(['c5', 'd2']));
    await expect(chip('Comments')).toHaveFocus();
    await expect(pressed()).toEqual(['Comments']);
    await userEvent.click(chip('Builds'));
    await waitFor(() => expect(listed()).toEqual(['c5', 'b3', 'd2']));
    await userEvent.click(chip('Unread'));
    await waitFor(() => expect(listed()).toEqual(['c5', 'b3']));
    await expect(chip('Unread')).toHaveFocus();
    await expect(pressed()).toEqual(['Unread', 'Comments', 'Builds']);
    // The read one of the thread is no part of it now.
    await expect(canvas.getByRole('button', { name: /^2 unread · / })).toBeVisible();
    for (const name of ['Unread', 'Comments', 'Builds']) {
      await userEvent.click(chip(name));
    }
    await waitFor(() => expect(listed()).toEqual(all));
    await expect(pressed).toThrow();
    await expect(changes()).toEqual([]);
  },
});

export const WithTabs = meta.story({
  name: 'filters stay from tab to tab, and what is a tab is none; where both leave nothing the list says so, and the number of the tab stays that of all',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^2 unread · / });
    const all = listed();
    await openSearch({ userEvent });
    await expect(() => chip('Needs you')).toThrow();
    await userEvent.click(chip('Comments'));
    await waitFor(() => expect(listed()).toEqual(['c5', 'd2']));
    await userEvent.click(await canvas.findByRole('tab', { name: /^Needs you/ }));
    await waitFor(() => expect(pressed()).toEqual(['Comments']));
    await canvas.findByText('No notification matches the filters', { selector: 'p' });
    await expect(listed()).toEqual([]);
    await canvas.findByRole('tab', { name: /2 need you/ });
    await userEvent.click(chip('Comments'));
    await waitFor(() => expect(listed()).toEqual(['q1', 'q2']));
    await expect(chip('Comments')).toHaveFocus();
    await userEvent.click(await canvas.findByRole('tab', { name: /^Inbox/ }));
    await waitFor(() => expect(listed()).toEqual(expect.arrayContaining(all)));
    await expect([...changes(), ...presses()]).toEqual([]);
  },
});

/** The chips are there without the field. */
const chipsAlone = () => [
  screen.queryByRole('group', { name: 'Filters' }) !== null,
  screen.queryByRole('searchbox') !== null,
];

export const Closed = meta.story({
  name: 'a closed search shows no chip but those of filters that are on, and the last one that is turned off stays below the pointer',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Search notifications' });
    await canvas.findByRole('button', { name: /^2 unread · / });
    for (const _ of ['first', 'second']) {
      await expect(chipsAlone()).toEqual([false, false]);
      await userEvent.click(button);
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
      await userEvent.click(chip('Builds'));
      await userEvent.click(button);
      await waitFor(() => expect(chipsAlone()).toEqual([true, false]));
      await expect(button).toHaveFocus();
      await expect(listed()).toEqual(['b3']);
      await userEvent.click(chip('Builds'));
      await waitFor(() => expect(listed()).toContain('c5'));
      await expect(chip('Builds')).toHaveFocus();
      // Opened and closed once more, with no filter on.
      await userEvent.click(button);
      await userEvent.click(button);
    }
    await expect(chipsAlone()).toEqual([false, false]);
  },
});

export const ReadUnderAFilter = meta.story({
  name: 'under “Unread” a row that is read and one that arrives behave as without a filter, and the focus stays in the list',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^2 unread · / });
    await openSearch({ userEvent });
    await isLive();
    await userEvent.click(chip('Unread'));
    await waitFor(() => expect(listed()).not.toContain('welcome'));
    await userEvent.click(chip('Comments'));
    await waitFor(() => expect(listed()).toEqual(['c5']));
    await userEvent.click(await readToggle(row('c5')));
    await waitFor(() => expect(storedOne('c3')?.read).toBe(true));
    await focusIsKept();
    arrive(comment('a1', 0, 'tom', 'Pricing page', 'Done.'));
    await waitFor(() => expect(listed()).toContain('a1'));
    await focusIsKept();
    await expect(changes()).toHaveLength(1);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const SelectAll = meta.story({
  name: 'what a filter leaves out is not selected with all, and all of the inbox cannot be marked or removed meanwhile',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Mark all as read' });
    await canvas.findByRole('button', { name: /^2 unread · / });
    await openSearch({ userEvent });
    await userEvent.click(chip('Comments'));
    await waitFor(() => expect(listed()).toEqual(['c5', 'd2']));
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await screen.findByRole('menuitem', { name: 'Select' });
    await expect(screen.queryByRole('menuitem', { name: 'Remove all' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Select' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    // The closed groups as a whole, and nothing else.
    const bar = within(await canvas.findByRole('toolbar', { name: '6 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    await expect(changes()).toEqual([{ ids: ['c5', 'c4', 'c3', 'd2', 'c2', 'd1'], effect: 'removed' }]);
    await canvas.findByText('No notification matches the filters', { selector: 'p' });
    await focusIsKept();
  },
});

/** A host that lists comments, and shows no chips. */
function OnlyComments() {
  const [, setView] = useInboxView();
  return (
    <>
      <button type="button" onClick={() => setView({ kinds: ['comment'], open: true })}>
        Comments that need me
      </button>
      <button type="button" onClick={() => setView({ kinds: ['comment'], open: false })}>
        Comments
      </button>
      <div style={{ blockSize: 420, inlineSize: 400, display: 'grid' }}>
        <Inbox.List />
      </div>
    </>
  );
}

export const Hidden = meta.story({
  name: 'filters that no chip shows are said above the rows, also above none, and end by a button with the focus in the list',
  args: { tabs: [{ tabId: 'all', query: { limit: 50 } }] },
  render: (args) => (
    <TeamInbox {...args}>
      <Inbox.Root>
        <OnlyComments />
      </Inbox.Root>
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: /Welcome/ });
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Comments that need me' }));
    await canvas.findByText(/^Only shown: Needs you.*comment$/);
    await canvas.findByText('No notification matches the filters', { selector: 'p' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await canvas.findByRole('article', { name: /Welcome/ });
    await focusIsKept();
    await expect(document.activeElement?.closest('[data-carillon="message-list"]')).not.toBeNull();
    await expect(canvas.queryByText(/^Only shown/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Comments' }));
    await canvas.findByText('Only shown: comment');
    await expect(listed()).toEqual(['c5', 'c4', 'c3', 'd2', 'c2', 'd1']);
    canvas.getByRole('button', { name: 'Show all' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('article', { name: /Welcome/ });
    await focusIsKept();
    await expect(changes()).toEqual([]);
  },
});
