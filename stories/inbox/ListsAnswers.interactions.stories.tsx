import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel, type ListOptions } from '../../src/inbox/index.ts';
import {
  focusIsKept,
  isLive,
  listed,
  presses,
  type Reader,
  row,
  stored,
  storedOne,
  toast,
} from './listActs.ts';
import { passingTime } from './passingTime.ts';
import { resetTeam, TeamInbox, team } from './TeamInbox.tsx';
import { comment, question } from './teamMessages.ts';
import { told } from './told.ts';

const navigate = fn();
const onAnswer = fn();
const minuteMs = 60_000;

/** Three questions of one kind, and one of another. */
const questions = () => [
  question('q1', 1),
  question('q2', 2),
  comment('c1', 3, 'maya', 'Pricing', 'Have a look.'),
  question('q3', 4),
  question('other', 5, { kind: 'invitation' }),
];

const size = { blockSize: 620, inlineSize: 400 };

/** Questions that are answered together, or not in time. */
const meta = preview.meta({
  title: 'Features/What waits for me/Answers/Interactions',
  component: TeamInbox,
  args: { undoMs: 600_000, navigate, onAnswer },
  beforeEach() {
    resetTeam();
    navigate.mockClear();
    onAnswer.mockClear();
  },
  render: (args) => (
    <TeamInbox {...args} messages={questions()}>
      <InboxPanel style={size} />
    </TeamInbox>
  ),
});

async function openNeedsYou({ canvas, userEvent }: Reader): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name: /^Needs you/ }));
  await waitFor(() => expect(listed()).toEqual(['q1', 'q2', 'q3', 'other']));
  await isLive();
}

async function select({ canvas, userEvent }: Reader, ids: readonly string[]): Promise<HTMLElement> {
  await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
  for (const id of ids) {
    await userEvent.click(await within(row(id)).findByRole('checkbox'));
  }
  return canvas.findByRole('toolbar', { name: `${ids.length} selected` });
}

const three = ['q1', 'q2', 'q3'];
const approvals = three.map((messageId) => ({ messageId, answer: 'primary' }));
const needed = (words: RegExp) => screen.findByRole('tab', { name: words });

export const Together = meta.story({
  name: 'three questions are answered at once: one toast with the number, one undo, and then one call for each',
  args: { canAnswerTogether: () => true },
  play: async (context) => {
    const { userEvent } = context;
    await openNeedsYou(context);
    const approve = async () =>
      userEvent.click(within(await select(context, three)).getByRole('button', { name: 'Approve 3' }));
    await approve();
    await waitFor(() => expect(listed()).toEqual(['other']));
    await expect(screen.queryByRole('toolbar')).toBeNull();
    await focusIsKept();
    await needed(/1 needs you/);
    await userEvent.click(await toast('Answered: 3'));
    await waitFor(() => expect(listed()).toEqual([...three, 'other']));
    await needed(/4 need you/);
    await expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
    await approve();
    await toast('Answered: 3');
    await expect(presses()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(presses()).toEqual(approvals));
    await waitFor(() => expect(stored().filter(({ answered: pressed }) => pressed)).toHaveLength(3));
    await expect(listed()).toEqual(['other']);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const OneOfThemRefused = meta.story({
  name: 'of several answers that are sent together the refused one alone comes back and is told, and the others stay',
  args: { canAnswerTogether: () => true, undoMs: 50 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openNeedsYou(context);
    team.refused.add('q2');
    const bar = await select(context, three);
    await userEvent.click(within(bar).getByRole('button', { name: 'Approve 3' }));
    await told('That was not accepted.');
    await waitFor(() => expect(listed()).toEqual(['q2', 'other']));
    await expect(canvas.getAllByText('That was not accepted.', { ignore: '[role="status"]' })).toHaveLength(
      1,
    );
    await needed(/2 need you/);
    await expect(presses()).toEqual(approvals);
    await expect(storedOne('q2')?.answered).toBeUndefined();
    await expect(storedOne('q3')?.answered).toMatchObject({ id: 'primary' });
    await focusIsKept();
  },
});

export const NotTogether = meta.story({
  name: 'questions of two kinds, and any where the host does not let them, are not answered together',
  args: { canAnswerTogether: (messages) => messages.every(({ id }) => id !== 'q3') },
  play: async (context) => {
    const { userEvent } = context;
    await openNeedsYou(context);
    const bar = await select(context, ['q1', 'q2']);
    await within(bar).findByRole('button', { name: 'Approve 2' });
    for (const id of ['other', 'q3']) {
      await userEvent.click(within(row(id)).getByRole('checkbox'));
      await waitFor(() => expect(within(bar).queryByRole('button', { name: /^Approve/ })).toBeNull());
      await userEvent.click(within(row(id)).getByRole('checkbox'));
      await within(bar).findByRole('button', { name: 'Approve 2' });
    }
    await expect(presses()).toEqual([]);
  },
});

const byKind: ListOptions = { groupBy: 'kind' };

export const AClosedGroup = meta.story({
  name: 'the button of a closed group answers all of it, and its row has no button for one answer',
  args: { canAnswerTogether: () => true },
  render: (args) => (
    <TeamInbox {...args} messages={questions()}>
      <InboxPanel list={byKind} style={size} />
    </TeamInbox>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('tab', { name: /^Needs you/ }));
    await waitFor(() => expect(listed()).toEqual(['q1', 'other']));
    await expect(within(row('q1')).queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.dblClick(await within(row('q1')).findByRole('button', { name: 'Decline 3' }));
    await waitFor(() => expect(listed()).toEqual(['other']));
    await focusIsKept();
    await userEvent.click(await toast('Answered: 3'));
    await waitFor(() => expect(row('q1')).toHaveAttribute('data-group', 'closed'));
    await expect(presses()).toEqual([]);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(onAnswer).toHaveBeenCalledTimes(3);
  },
});

let clock: ReturnType<typeof passingTime>;

export const ItsTimePasses = meta.story({
  name: 'a question whose time passes while it is shown says so and loses its buttons, and leaves what needs the reader',
  beforeEach() {
    clock = passingTime();
  },
  render: (args) => (
    <TeamInbox
      {...args}
      messages={[
        question('soon', 1, { expiresAt: new Date(Date.now() + 20 * minuteMs).toISOString() }),
        question('said', 2, { data: { expiresAt: new Date(Date.now() + 30 * minuteMs).toISOString() } }),
        question('never', 3),
      ]}
    >
      <InboxPanel style={size} />
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const over = 'This can no longer be answered.';
    await canvas.findByRole('article', { name: /Expense soon/ });
    await needed(/3 need you/);
    (await within(row('soon')).findByRole('button', { name: 'Approve' })).focus();
    clock.pass(21 * minuteMs);
    await waitFor(() => expect(within(row('soon')).getByText(over)).toBeVisible());
    await expect(within(row('soon')).queryByRole('button', { name: 'Approve' })).toBeNull();
    await waitFor(() => expect(row('soon')).toHaveFocus());
    await needed(/2 need you/);
    await expect(within(row('said')).getByRole('button', { name: 'Approve' })).toBeEnabled();
    await userEvent.click(await needed(/^Needs you/));
    await waitFor(() => expect(listed()).toEqual(['said', 'never']));
    (await within(row('said')).findByRole('button', { name: 'Approve' })).focus();
    clock.pass(10 * minuteMs);
    await waitFor(() => expect(listed()).toEqual(['never']));
    await waitFor(() => expect(row('never')).toHaveFocus());
    await needed(/1 needs you/);
    await expect(presses()).toEqual([]);
  },
});
