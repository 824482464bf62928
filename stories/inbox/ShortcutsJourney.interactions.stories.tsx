import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { keys } from '../../src/features.ts';
import { InboxPopover, type InboxTab, needsYouTab } from '../../src/inbox/index.ts';
import { changes, focusIsKept, listed, presses, type Reader, stored } from './listActs.ts';
import { focusedId, keysAreThere, selectedIds, sheet } from './shortcutActs.ts';
import { resetTeam, TeamInbox, team } from './TeamInbox.tsx';
import { question, teamMessage } from './teamMessages.ts';

const navigate = fn();

/** 20 messages, from above, and what the reader does with each. */
const done = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'];
const later = ['s1', 's2', 's3'];
const readOnes = ['r1', 'r2', 'r3', 'r4'];
const rest = ['q1', 'q2', 'q3', 'k1'];
const order = [
  'a1',
  'a2',
  's1',
  'r1',
  'q1',
  'a3',
  'a4',
  'a5',
  's2',
  'r2',
  'q2',
  'a6',
  's3',
  'r3',
  'q3',
  'a7',
  'a8',
  'a9',
  'r4',
  'k1',
];

const twenty = () =>
  order.map((id, place) =>
    id.startsWith('q') ? question(id, place + 1) : teamMessage(id, place + 1, { title: `News ${id}` }),
  );

const query = { limit: 50 };
const tabs: readonly InboxTab[] = [
  { tabId: 'all', label: 'Inbox', query },
  { ...needsYouTab, query },
];

/** Nothing here touches a mouse. */
const meta = preview.meta({
  title: 'Features/Keys/Journey/Interactions',
  component: TeamInbox,
  tags: ['!autodocs'],
  args: { undoMs: 600_000, navigate, tabs, features: [keys()] },
  beforeEach() {
    resetTeam();
    localStorage.removeItem('carillon_letter_keys');
    navigate.mockClear();
  },
  render: (args) => (
    <TeamInbox {...args} messages={twenty()}>
      <InboxPopover list={{ groupBy: 'none', search: true }} />
    </TeamInbox>
  ),
});

async function triage({ canvas, userEvent }: Reader): Promise<void> {
  async function type(pressed: string): Promise<void> {
    await userEvent.keyboard(pressed);
    await focusIsKept();
  }
  /** The row of a message has the focus, so far below by J. */
  async function goTo(id: string): Promise<void> {
    for (let rows = 0; rows < order.length && focusedId() !== id; rows += 1) {
      const from = focusedId();
      await type('j');
      await waitFor(() => expect(focusedId()).not.toBe(from));
    }
    await expect(focusedId()).toBe(id);
  }
  /** What is below the messages that are gone has the focus. */
  async function gone(ids: readonly string[], next: string): Promise<void> {
    await waitFor(() => expect(listed().filter((id) => ids.includes(id))).toEqual([]));
    await waitFor(() => expect(focusedId()).toBe(next));
  }

  await userEvent.tab();
  await expect(await canvas.findByRole('button', { name: /^Notifications/ })).toHaveFocus();
  await type('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const feed = await dialog.findByRole('feed');
  await waitFor(() => expect(listed()).toEqual(order));
  await keysAreThere(feed, 'EH');
  // The row of the first message has the focus by the first letter.
  await type('j');
  await waitFor(() => expect(focusedId()).toBe('a1'));

  // One by one.
  await type('e');
  await gone(['a1'], 'a2');
  await type('e');
  await gone(['a2'], 's1');
  await type('h');
  await screen.findByRole('menuitem', { name: /Tomorrow/ });
  await type('{ArrowDown}{Enter}');
  await gone(['s1'], 'r1');
  await type('u');
  await waitFor(() =>
    expect(dialog.getByRole('article', { name: /News r1/ })).not.toHaveAttribute('data-unread'),
  );
  await expect(focusedId()).toBe('r1');

  // Three at once, and an act that is taken back.
  await goTo('a3');
  await type('x{Shift>}jj{/Shift}');
  await waitFor(() => expect(selectedIds()).toEqual(['a3', 'a4', 'a5']));
  await type('e');
  await gone(['a3', 'a4', 'a5'], 's2');
  await type('e');
  await gone(['s2'], 'r2');
  await type('{Control>}z{/Control}');
  await waitFor(() => expect(listed()).toContain('s2'));
  await type('k');
  await waitFor(() => expect(focusedId()).toBe('s2'));
  await type('x');
  await goTo('s3');
  await type('xh');
  await screen.findByRole('menuitem', { name: /Tomorrow/ });
  await type('{Enter}');
  await waitFor(() => expect(listed()).not.toContain('s3'));
  await expect(listed()).not.toContain('s2');
  await waitFor(() => expect(focusedId()).toBe('r3'));

  // The keys are looked up, and the search leads to what is far away.
  await type('?');
  await sheet();
  await type('{Escape}');
  await waitFor(() => expect(focusedId()).toBe('r3'));
  await type('u');
  await type('/');
  await expect(dialog.getByRole('searchbox')).toHaveFocus();
  await type('News a');
  await waitFor(() => expect(listed()).toEqual(['a6', 'a7', 'a8', 'a9']));
  await type('{ArrowDown}');
  await waitFor(() => expect(focusedId()).toBe('a6'));
  await type('{Control>}a{/Control}');
  await waitFor(() => expect(selectedIds()).toEqual(['a6', 'a7', 'a8', 'a9']));
  await type('e');
  await waitFor(() => expect(listed()).toEqual([]));
  await type('/');
  await type('{Escape}');
  await waitFor(() => expect(listed()).toEqual(['r1', 'q1', 'r2', 'q2', 'r3', 'q3', 'r4', 'k1']));
  await expect(dialog.getByRole('searchbox')).toHaveFocus();
  await type('{ArrowDown}');
  await goTo('r2');
  await type('u');
  await goTo('r4');
  await type('u');

  // What waits for an answer has a tab of its own.
  await type('g2');
  await waitFor(() => expect(listed()).toEqual(['q1', 'q2', 'q3']));
  await focusIsKept();
  await type('g1');
  await waitFor(() => expect(listed()).toHaveLength(8));
  await focusIsKept();

  // All of it is held or was sent: for each act one call, and no other.
  window.dispatchEvent(new Event('pagehide'));
  const archived = () => changes().filter(({ effect }) => 'archived' in Object(effect));
  await waitFor(() => expect(archived().flatMap(({ ids }) => ids)).toEqual(expect.arrayContaining(done)));
  await expect(
    archived()
      .map(({ ids }) => ids.length)
      .sort(),
  ).toEqual([1, 1, 3, 4]);
  const others = changes().filter((call) => !archived().includes(call));
  await expect(others.map(({ ids }) => ids).sort()).toEqual(readOnes.map((id) => [id]).sort());
  await waitFor(() => {
    const ids = (is: (one: ReturnType<typeof stored>[number]) => unknown) =>
      stored()
        .flatMap((one) => (is(one) ? one.id : []))
        .sort();
    expect(ids(({ archived: isDone }) => isDone)).toEqual(done);
    expect(ids(({ snoozedUntil }) => snoozedUntil)).toEqual(later);
    expect(ids((one) => !one.archived && !one.snoozedUntil && one.read)).toEqual(readOnes);
  });
  await expect(listed().filter((id) => rest.includes(id))).toEqual(rest);
  await expect(presses()).toEqual([]);
  await expect(team.asked.filter((name) => /removed|preference/i.test(name))).toEqual([]);
  await expect(navigate).not.toHaveBeenCalled();
}

export const WithoutAMouse = meta.story({
  name: 'twenty messages are archived, put off, marked and left by keys, alone and together, and the focus is never lost',
  play: triage,
});

export const FromRightToLeft = meta.story({
  name: 'twenty messages are dealt with by the same keys from right to left, in the dark',
  globals: { dir: 'rtl', theme: 'dark' },
  play: triage,
});
