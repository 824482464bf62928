import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel, InboxPopover, type ListOptions } from '../../src/inbox/index.ts';
import { drawn, listOf } from './feedInSight.ts';
import {
  arrive,
  changes,
  choose,
  focusIsKept,
  groupButton,
  listed,
  type Reader,
  readElsewhere,
  row,
  stored,
} from './listActs.ts';
import { openSearch } from './openSearch.ts';
import { resetTeam, TeamInbox, team } from './TeamInbox.tsx';
import { comment, teamMessage, teamMessages, threadOf } from './teamMessages.ts';

const navigate = fn();
const options: ListOptions = { groupBy: threadOf, search: true };
const size = { blockSize: 620, inlineSize: 400 };
const query = { limit: 50 };

const meta = preview.meta({
  title: 'Features/What waits for me/Search/Interactions',
  component: TeamInbox,
  args: { undoMs: 0, navigate, options, tabs: [{ tabId: 'all', query }] },
  beforeEach() {
    resetTeam();
    navigate.mockClear();
  },
});

const said = (words: string) => screen.findByText(words, { ignore: '[role="status"]' });
const loads = () => team.asked.filter((name) => name === 'listMessages').length;

async function search({ userEvent }: Pick<Reader, 'userEvent'>, words: string): Promise<HTMLElement> {
  const box = await openSearch({ userEvent });
  await userEvent.clear(box);
  await userEvent.type(box, words);
  return box;
}

export const SingleRows = meta.story({
  name: 'what is found are single rows, also of a group, in the order of the list; the group is as it was when the search ends',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /^2 unread · / });
    const before = listed();
    const box = await search(context, 'CHECKOUT');
    await said('4 found');
    await expect(listed()).toEqual(['c5', 'c4', 'c3', 'c2']);
    await expect(document.querySelector('[data-carillon="item-group"]')).toBeNull();
    await expect(box).toHaveFocus();
    // A hit means itself alone, whatever group it belongs to.
    await choose(context, 'c5', 'Mark as read');
    await waitFor(() => expect(changes()).toEqual([{ ids: ['c5'], effect: { read: true, seen: true } }]));
    await userEvent.clear(box);
    await waitFor(() => expect(listed()).toEqual(before));
    await expect(groupButton('c5')).toHaveAttribute('aria-expanded', 'false');
    await expect(changes()).toHaveLength(1);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const WhileMessagesArrive = meta.story({
  name: 'a message that arrives during a search comes up if it is one that is searched for, and the field keeps the focus and its text',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /^2 unread · / });
    const box = await search(context, 'coupon');
    await said('1 found');
    arrive(comment('a1', 0, 'tom', 'Checkout redesign', 'The coupon is gone!'));
    await said('2 found');
    await expect(listed()).toEqual(['a1', 'c4']);
    arrive(teamMessage('a2', 0, { title: 'Something else' }));
    arrive(teamMessage('a3', 0, { title: 'A Coupon for you' }));
    await said('3 found');
    await expect(listed()).toEqual(['a3', 'a1', 'c4']);
    await expect(box).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(box).toHaveValue('coupons');
    await waitFor(() => expect(listed()).toEqual([]));
    await screen.findByText('Nothing found for “coupons”', { selector: 'p' });
    arrive(teamMessage('a4', 0, { title: 'Two coupons' }));
    await waitFor(() => expect(listed()).toEqual(['a4']));
    await expect(box).toHaveFocus();
    await expect(changes()).toEqual([]);
  },
});

export const WhileAHitHasTheFocus = meta.story({
  name: 'a hit with the focus keeps it, and its place, while others arrive above it',
  render: (args) => (
    <TeamInbox {...args}>
      <InboxPanel list={options} style={{ blockSize: 320, inlineSize: 400 }} />
    </TeamInbox>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /^2 unread · / });
    await search(context, 'checkout');
    await said('4 found');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('c5')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('c4')).toHaveFocus());
    const top = row('c4').getBoundingClientRect().top;
    arrive(comment('a1', 0, 'tom', 'Checkout redesign', 'One more.'));
    await said('5 found');
    await drawn();
    await expect(row('c4')).toHaveFocus();
    await expect(Math.abs(row('c4').getBoundingClientRect().top - top)).toBeLessThan(1);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

/** Messages of which each tenth is an invoice. */
const invoices = (length = 60) =>
  Array.from({ length }, (_, index) =>
    teamMessage(`m${index}`, index + 1, { title: index % 10 === 5 ? `Invoice ${index}` : `News ${index}` }),
  );

export const SoonerThanReady = meta.story({
  name: 'a search among hundreds that comes before their texts are ready finds them a moment later, and keeps to them when all change',
  args: { tabs: [{ tabId: 'all', query: { limit: 1_000 } }] },
  render: (args) => (
    <TeamInbox {...args} messages={invoices(1_000)}>
      <InboxPanel list={{ search: true }} style={size} />
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: /News 0/ });
    await fireEvent.change(await openSearch({ userEvent }), { target: { value: 'invoice' } });
    await expect(canvas.queryByText(/found/)).toBeNull();
    await said('100 found');
    await expect(listed().slice(0, 2)).toEqual(['m5', 'm15']);
    const tops: (string | undefined)[] = [];
    const watch = new MutationObserver(() => tops.push(listed()[0]));
    watch.observe(canvas.getByRole('feed'), { childList: true, subtree: true, attributes: true });
    readElsewhere();
    await waitFor(() => expect(row('m5')).not.toHaveAttribute('data-unread'));
    await drawn();
    watch.disconnect();
    await expect(new Set(tops)).toEqual(new Set(['m5']));
    await fireEvent.change(await openSearch({ userEvent }), { target: { value: '' } });
    await waitFor(() => expect(listed()[0]).toBe('m0'));
  },
});

export const OlderOnes = meta.story({
  name: 'older messages are searched only when the reader asks for them, and the words say how many were',
  args: { tabs: [{ tabId: 'all', query: { limit: 20 } }] },
  render: (args) => (
    <TeamInbox {...args} messages={invoices()}>
      <InboxPanel list={{ search: true }} style={size} />
    </TeamInbox>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('article', { name: /News 19/ });
    await drawn();
    const before = loads();
    await search(context, 'invoice');
    await said('2 found, 20 loaded');
    const list = listOf(canvas.getByRole('feed'));
    list.scrollTop = list.scrollHeight;
    await drawn();
    await expect(loads()).toBe(before);
    const older = canvas.getByRole('button', { name: 'Search older' });
    older.focus();
    await userEvent.keyboard('{Enter}');
    await said('4 found, 40 loaded');
    await waitFor(() => expect(row('m25')).toHaveFocus());
    await expect(loads()).toBe(before + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Search older' }));
    await said('6 found');
    await expect(canvas.queryByRole('button', { name: 'Search older' })).toBeNull();
    await expect(loads()).toBe(before + 2);
    await focusIsKept();
  },
});

export const OlderOnesWithoutAHit = meta.story({
  name: 'where older messages have no hit, the focus is not lost, and nothing more is asked for by itself',
  args: { tabs: [{ tabId: 'all', query: { limit: 20 } }] },
  render: OlderOnes.input.render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('article', { name: /News 19/ });
    await drawn();
    const before = loads();
    await search(context, 'giraffe');
    await said('0 found, 20 loaded');
    await userEvent.tab();
    for (let stop = 0; stop < 6 && document.activeElement?.textContent !== 'Search older'; stop += 1) {
      await userEvent.tab();
    }
    await expect(canvas.getByRole('button', { name: 'Search older' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await said('0 found, 40 loaded');
    await focusIsKept();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Nothing found for “giraffe”', { selector: 'p' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Search older' })).toBeNull());
    await focusIsKept();
    await expect(loads()).toBe(before + 2);
  },
});

export const Escape = meta.story({
  name: 'Escape empties the field, then closes it with the focus on its button, and only then closes the popover',
  render: (args) => (
    <TeamInbox {...args}>
      <InboxPopover list={options} />
    </TeamInbox>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    const box = await search(context, 'checkout');
    await said('4 found');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(groupButton('c5')).toHaveAttribute('aria-expanded', 'false'));
    // No key of the field is one of the list.
    await userEvent.type(box, 'ee{ArrowDown}');
    await focusIsKept();
    await expect(changes()).toEqual([]);
    (await openSearch({ userEvent })).focus();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Search notifications' })).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const OnlyWhatIsFound = meta.story({
  name: 'what a search leaves out is not selected with all, and all of the inbox cannot be marked or removed meanwhile',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /^2 unread · / });
    await canvas.findByRole('button', { name: 'Mark all as read' });
    await search(context, 'checkout');
    await said('4 found');
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await screen.findByRole('menuitem', { name: 'Select' });
    await expect(screen.queryByRole('menuitem', { name: 'Remove all' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Select' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    const bar = within(await canvas.findByRole('toolbar', { name: '4 selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(changes()).toEqual([{ ids: ['c5', 'c4', 'c3', 'c2'], effect: 'removed' }]));
    await userEvent.clear(await openSearch({ userEvent }));
    await canvas.findByRole('article', { name: /Welcome to the team/ });
    await expect(stored()).toHaveLength(teamMessages().length - 4);
  },
});
