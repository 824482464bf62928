import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel, type ListOptions } from '../../src/inbox/index.ts';
import { drawn, listOf, topPx } from './feedInSight.ts';
import { arrive, changes, focusIsKept, groupButton, isLive, listed, type Reader, row } from './listActs.ts';
import { resetTeam, TeamInbox } from './TeamInbox.tsx';
import { comment, teamMessage, threadOf } from './teamMessages.ts';

const navigate = fn();

const people = ['maya', 'jonas', 'ines', 'tom'] as const;

/** A thread of 30 messages, a1 the newest, and around it news: n0 above, n1 to n9 below. */
function longThread() {
  return [
    news('n0', 1),
    ...Array.from({ length: 30 }, (_, index) => reply(`a${index + 1}`, index + 2)),
    ...Array.from({ length: 9 }, (_, index) => news(`n${index + 1}`, index + 40)),
  ];
}

const reply = (id: string, minutesAgo: number) =>
  comment(id, minutesAgo, people[minutesAgo % 4] ?? 'tom', 'Checkout', 'Looks good to me.');
const news = (id: string, minutesAgo: number) =>
  teamMessage(id, minutesAgo, { kind: 'news', title: `News ${id}`, read: true });

const options: ListOptions = { groupBy: threadOf };

const meta = preview.meta({
  title: 'Features/What waits for me/Arrivals/Interactions',
  component: TeamInbox,
  args: { options, navigate, undoMs: 0, tabs: [{ tabId: 'all', query: { limit: 100 } }] },
  beforeEach() {
    resetTeam();
    navigate.mockClear();
  },
  render: (args) => (
    <TeamInbox {...args} messages={args.messages ?? longThread()}>
      <button type="button">Something of the host</button>
      <InboxPanel list={options} style={{ blockSize: 420, inlineSize: 400 }} />
    </TeamInbox>
  ),
});

async function closedGroup({ canvas }: Pick<Reader, 'canvas'>): Promise<HTMLElement> {
  await canvas.findByRole('button', { name: /^29 (more|unread) · / });
  await isLive();
  return listOf(canvas.getByRole('feed'));
}

/** Nothing came of it but what was asked for. */
async function nothingElse(): Promise<void> {
  await focusIsKept();
  await expect(navigate).not.toHaveBeenCalled();
  await expect(changes()).toEqual([]);
}

export const WhileItIsOpen = meta.story({
  name: 'in an open group of 30 the row with the focus stays where it is, and its list scrolls nowhere, while six more arrive',
  play: async (context) => {
    const list = await closedGroup(context);
    await context.userEvent.click(groupButton('a1'));
    await waitFor(() => expect(listed()).toHaveLength(40));
    const at = row('a12');
    at.focus();
    await drawn();
    const before = topPx(at);
    for (const [index, id] of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'].entries()) {
      arrive(reply(id, -index));
      await waitFor(() =>
        expect(groupButton(id)).toHaveTextContent(new RegExp(`^${30 + index} (more|unread) · `)),
      );
      await drawn();
      await expect(at).toHaveFocus();
      await expect(topPx(at)).toBe(before);
    }
    await expect(list.scrollTop).toBeGreaterThan(0);
    // It has stayed below what stood above it.
    await expect(listed().slice(0, 8)).toEqual(['n0', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1', 'a1']);
    await expect(row('b6')).toHaveAttribute('data-group', 'open');
    await nothingElse();
  },
});

export const WhileItIsClosedAndHasTheFocus = meta.story({
  name: 'a closed group with the focus stays in its place when one arrives: the row that is now in front has the focus',
  play: async (context) => {
    const list = await closedGroup(context);
    row('a1').focus();
    await drawn();
    const [scrolled, before] = [list.scrollTop, topPx(row('a1'))];
    arrive(reply('b1', 0));
    await waitFor(() => expect(row('b1')).toHaveFocus());
    await drawn();
    await expect(topPx(row('b1'))).toBe(before);
    await expect(list.scrollTop).toBe(scrolled);
    await expect(listed().slice(0, 3)).toEqual(['n0', 'b1', 'n1']);
    await expect(row('b1')).toHaveAttribute('data-group', 'closed');
    await nothingElse();
  },
});

export const TheButtonOfTheGroup = meta.story({
  name: 'where the button of a closed group has the focus and a newer message takes its row, the focus is in that row',
  play: async (context) => {
    const list = await closedGroup(context);
    groupButton('a1').focus();
    const scrolled = list.scrollTop;
    arrive(reply('b1', 0));
    await waitFor(() => expect(row('b1')).toHaveFocus());
    await expect(list.scrollTop).toBe(scrolled);
    await expect(groupButton('b1')).toHaveAttribute('aria-expanded', 'false');
    await nothingElse();
  },
});

export const WhileTheFocusIsElsewhere = meta.story({
  name: 'a closed group that nobody is at comes to the top with what arrives, and a focus elsewhere stays there',
  play: async (context) => {
    const { canvas } = context;
    await closedGroup(context);
    const host = canvas.getByRole('button', { name: 'Something of the host' });
    host.focus();
    arrive(reply('b1', 0));
    await waitFor(() => expect(listed().slice(0, 3)).toEqual(['b1', 'n0', 'n1']));
    await expect(groupButton('b1')).toHaveTextContent(/^30 (more|unread) · /);
    await expect(host).toHaveFocus();
    await nothingElse();
  },
});

export const OlderOnesAreNotLoaded = meta.story({
  name: 'while older messages are not loaded a group has its number or more, and once they are it has its number',
  args: {
    tabs: [{ tabId: 'all', query: { limit: 25 } }],
    messages: [
      ...Array.from({ length: 6 }, (_, index) => reply(`a${index + 1}`, index + 1)),
      ...Array.from({ length: 22 }, (_, index) => news(`n${index + 1}`, index + 10)),
      reply('a7', 40),
    ],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^5 (more|unread) · / });
    await expect(row('a1')).toHaveAccessibleDescription(/6\+ notifications, 6 unread/);
    const list = listOf(canvas.getByRole('feed'));
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(button).toHaveAccessibleName(/^6 (more|unread) · /));
    await expect(row('a1')).toHaveAccessibleDescription(/7 notifications, 7 unread/);
    await expect(listed()).toHaveLength(23);
    await expect(changes()).toEqual([]);
  },
});

/** The arrow keys of a group. */
const byKeys = (opening: string, closing: string) => async (context: Reader) => {
  const { userEvent } = context;
  await closedGroup(context);
  const before = listed();
  row('a1').focus();
  await userEvent.keyboard(closing);
  await expect(listed()).toEqual(before);
  await userEvent.keyboard(opening);
  await waitFor(() => expect(row('a1')).toHaveAttribute('data-group', 'open'));
  await expect(row('a1')).toHaveFocus();
  // Again it has nothing to open.
  await userEvent.keyboard(opening);
  await expect(row('a1')).toHaveAttribute('data-group', 'open');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(row('a3')).toHaveFocus());
  await userEvent.keyboard(closing);
  await waitFor(() => expect(listed()).toEqual(before));
  await waitFor(() => expect(row('a1')).toHaveFocus());
  await nothingElse();
  // A row by itself has neither.
  row('n1').focus();
  await userEvent.keyboard(opening + closing);
  await expect(row('n1')).toHaveFocus();
  await expect(listed()).toEqual(before);
};

export const ByTheArrows = meta.story({
  name: 'the arrow right opens a group and the arrow left closes it, also from a row in it: the row in front then has the focus',
  play: byKeys('{ArrowRight}', '{ArrowLeft}'),
});

export const ByTheArrowsFromRightToLeft = meta.story({
  name: 'from right to left the arrow left opens a group and the arrow right closes it',
  globals: { dir: 'rtl' },
  play: byKeys('{ArrowLeft}', '{ArrowRight}'),
});
