import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPopover, type InboxTab, type ListOptions, needsYouTab } from '../../src/inbox/index.ts';
import { changes, focusIsKept, listed, presses, type Reader, stored, storedOne } from './listActs.ts';
import { resetTeam, TeamInbox } from './TeamInbox.tsx';
import { comment, question, teamMessage, threadOf } from './teamMessages.ts';

const navigate = fn();
const people = ['maya', 'jonas', 'ines', 'tom'] as const;
const threads = ['t0', 't1', 't2', 't3', 't4'];
const asked = ['q0', 'q1', 'q2', 'q3', 'q4', 'q5'];
const news = ['n0', 'n1', 'n2', 'n3'];

/** 30 messages: five threads of four, six questions, and news, in turns. */
function thirty() {
  const inThreads = threads.flatMap((thread, place) =>
    people.map((who, turn) => comment(`${thread}-${turn}`, 2 + place + turn * 7, who, thread, 'I agree.')),
  );
  return [
    ...inThreads,
    ...asked.map((id, place) => question(id, 8 + place * 5)),
    ...news.map((id, place) => teamMessage(id, 1 + place * 11, { title: `News ${id}` })),
  ];
}

const query = { limit: 50 };
const tabs: readonly InboxTab[] = [
  { tabId: 'all', label: 'Inbox', query },
  { ...needsYouTab, query },
];
const options: ListOptions = { groupBy: ['day', threadOf], search: true, filters: true };

/** Nothing here touches a mouse. */
const meta = preview.meta({
  title: 'Features/What waits for me/Journey/Interactions',
  component: TeamInbox,
  tags: ['!autodocs'],
  args: { undoMs: 600_000, navigate, tabs },
  beforeEach() {
    resetTeam();
    navigate.mockClear();
  },
  render: (args) => (
    <TeamInbox {...args} messages={thirty()}>
      <InboxPopover list={options} />
    </TeamInbox>
  ),
});

/** What the reader does by keys, after each of which something has the focus. */
function keyboardOf({ userEvent }: Reader) {
  async function keys(pressed: string): Promise<void> {
    await userEvent.keyboard(pressed);
    await focusIsKept();
  }
  async function tabTo(isThere: () => boolean, shift = false): Promise<void> {
    for (let stop = 0; stop < 14 && !isThere(); stop += 1) {
      await userEvent.tab({ shift });
      await focusIsKept();
    }
    await expect(isThere()).toBe(true);
  }
  return { keys, tabTo };
}

const focused = () => document.activeElement;
const focusedRow = () => focused()?.closest<HTMLElement>('article')?.dataset.messageId;
const isRow = () => focused()?.matches('article') === true;
const isButton = (name: string) => focused()?.matches('button') === true && focused()?.textContent === name;

/** The order of the tabs, in which the arrow keys go. */
const toEmpty = (next: string) => async (reader: Reader) => {
  const { keys, tabTo } = keyboardOf(reader);
  const bell = await reader.canvas.findByRole('button', { name: /^Notifications/ });
  await reader.userEvent.tab();
  await expect(bell).toHaveFocus();
  await keys('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await waitFor(() =>
    expect(new Set(listed())).toEqual(new Set([...asked, ...news, ...threads.map((one) => `${one}-0`)])),
  );
  await waitFor(() =>
    expect(dialog.getByRole('feed')).toHaveAttribute('aria-keyshortcuts', expect.stringMatching(/ E$/)),
  );
  await dialog.findByRole('tab', { name: /6 need you/ });

  // What is no question is put away by one key each, a thread as a whole.
  await tabTo(isRow);
  await keys('{Control>}{Home}{/Control}');
  for (let left = threads.length + news.length; left > 0; ) {
    const at = focusedRow() ?? '';
    if (at.startsWith('q')) {
      await keys('{ArrowDown}');
      await waitFor(() => expect(focusedRow()).not.toBe(at));
    } else {
      await keys('e');
      await waitFor(() => expect(listed()).not.toContain(at));
      await waitFor(() => expect(isRow()).toBe(true));
      left -= 1;
    }
  }
  await expect(listed()).toEqual(asked);
  await expect(changes()).toEqual([]);

  // Then what needs an answer, from its tab.
  await tabTo(() => focused()?.getAttribute('role') === 'tab', true);
  await keys(next);
  await waitFor(() =>
    expect(dialog.getByRole('tab', { name: /^Needs you/ })).toHaveAttribute('aria-selected', 'true'),
  );
  await waitFor(() => expect(listed()).toEqual(asked));
  await tabTo(isRow);
  await keys('{Control>}{Home}{/Control}');
  for (const id of asked) {
    await waitFor(() => expect(isRow() && focusedRow()).toBe(id));
    await tabTo(() => isButton('Approve'));
    await expect(focusedRow()).toBe(id);
    await keys('{Enter}');
    await waitFor(() => expect(listed()).not.toContain(id));
  }
  const nothing = await dialog.findByText('Nothing needs you', { selector: 'p' });
  await expect(focused()?.contains(nothing)).toBe(true);
  await expect(dialog.getByRole('tab', { name: 'Needs you' })).toHaveAttribute('aria-selected', 'true');

  // All of it was held, and is now sent: a call for each row that was dealt with.
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(presses()).toEqual(asked.map((messageId) => ({ messageId, answer: 'primary' }))),
  );
  const archived = changes().flatMap(({ ids, effect }) =>
    typeof effect === 'object' && effect !== null && 'archived' in effect ? [ids] : [],
  );
  await expect(archived.map(({ length }) => length).sort()).toEqual([1, 1, 1, 1, 4, 4, 4, 4, 4]);
  await waitFor(() =>
    expect(
      stored()
        .filter((one) => !one.archived)
        .map(({ id }) => id),
    ).toEqual(asked),
  );
  await waitFor(() => expect(asked.every((id) => storedOne(id)?.answered?.id === 'primary')).toBe(true));
  await expect(navigate).not.toHaveBeenCalled();
  await expect(screen.getByRole('dialog')).toBeVisible();
  await focusIsKept();
};

export const WithoutAMouse = meta.story({
  name: 'thirty messages with five threads and six questions are dealt with to an empty tab without a mouse, and the focus is never lost',
  play: toEmpty('{ArrowRight}'),
});

export const FromRightToLeft = meta.story({
  name: 'thirty messages are dealt with from right to left, in the dark, without a mouse',
  globals: { dir: 'rtl', theme: 'dark' },
  play: toEmpty('{ArrowLeft}'),
});
