import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel } from '../../src/inbox/index.ts';
import {
  answerElsewhere,
  arrive,
  changes,
  focusIsKept,
  isLive,
  listed,
  presses,
  type Reader,
  row,
  storedOne,
  toast,
} from './listActs.ts';
import { readToggle } from './reachRow.ts';
import { resetTeam, TeamInbox, team } from './TeamInbox.tsx';
import { question, teamMessage } from './teamMessages.ts';
import { told } from './told.ts';

const navigate = fn();
const onAnswer = fn();

/** The tab of what waits for an answer. Its rows are q1, unread, and q2, read; the time of q3 is over. */
const meta = preview.meta({
  title: 'Features/What waits for me/Needs you/Interactions',
  component: TeamInbox,
  args: { undoMs: 600_000, navigate, onAnswer },
  beforeEach() {
    resetTeam();
    navigate.mockClear();
    onAnswer.mockClear();
  },
});

async function openNeedsYou({ canvas, userEvent }: Reader): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name: /^Needs you/ }));
  await waitFor(() => expect(listed()).toEqual(['q1', 'q2']));
  await isLive();
}

const button = (id: string, name: string) => within(row(id)).getByRole('button', { name });
const tab = (name: RegExp) => screen.findByRole('tab', { name });

/** What is held is sent. */
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

export const ReadingTakesNothingOut = meta.story({
  name: 'reading a question, by its toggle or its title, leaves it among what needs the reader, and the number too',
  play: async (context) => {
    const { userEvent } = context;
    await openNeedsYou(context);
    await tab(/2 need you/);
    await userEvent.click(await readToggle(row('q1')));
    await waitFor(() => expect(storedOne('q1')?.read).toBe(true));
    await userEvent.click(within(row('q2')).getByRole('button', { name: /Expense q2/ }));
    await focusIsKept();
    await expect(listed()).toEqual(['q1', 'q2']);
    await tab(/2 need you/);
    await expect(presses()).toEqual([]);
  },
});

const olderNews = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    teamMessage(`n${place}`, 300 + place, { title: `News ${place}` }),
  );

export const ANumberThatIsKnown = meta.story({
  name: 'the tab has a dot instead of a number that older messages may change, and the number once they are loaded',
  args: { messages: [question('q1', 6), ...olderNews(12), question('q2', 900)] },
  play: async ({ userEvent }) => {
    const needsYou = await tab(/1 or more need you/);
    await expect(needsYou).toHaveTextContent(/•/);
    await expect(needsYou).not.toHaveTextContent(/^Needs you 1/);
    await userEvent.click(needsYou);
    await waitFor(() => expect(listed()).toEqual(['q1', 'q2']));
    await expect(await tab(/2 need you/)).toHaveTextContent(/^Needs you 2/);
  },
});

export const AnsweredAndUndone = meta.story({
  name: 'an answered question leaves, with the focus on the next; undo brings it back open, and no answer is sent',
  play: async (context) => {
    const { userEvent } = context;
    await openNeedsYou(context);
    await userEvent.click(button('q1', 'Approve'));
    await waitFor(() => expect(listed()).toEqual(['q2']));
    await waitFor(() => expect(row('q2')).toHaveFocus());
    await tab(/1 needs you/);
    await userEvent.click(await toast('Approved'));
    await waitFor(() => expect(listed()).toEqual(['q1', 'q2']));
    await tab(/2 need you/);
    await expect(button('q1', 'Approve')).toBeEnabled();
    await focusIsKept();
    leavePage();
    await expect(presses()).toEqual([]);
    await expect(storedOne('q1')?.answered).toBeUndefined();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const TheLastIsAnswered = meta.story({
  name: 'when the last question is answered, the focus is on the words that nothing is left, and undo gives it back to the row',
  play: async (context) => {
    const { userEvent } = context;
    await openNeedsYou(context);
    for (const id of ['q1', 'q2']) {
      button(id, 'Approve').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(listed()).not.toContain(id));
      await focusIsKept();
    }
    const nothing = await screen.findByText('Nothing needs you', { selector: 'p' });
    await expect(document.activeElement?.contains(nothing)).toBe(true);
    await expect(screen.getByRole('tab', { name: /^Needs you/ })).toHaveAccessibleName('Needs you');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(listed()).toEqual(['q2']));
    await waitFor(() => expect(row('q2')).toHaveFocus());
    await expect(presses()).toEqual([]);
  },
});

export const AnsweredForGood = meta.story({
  name: 'once its undo time has ended an answer is sent by one call, and the question stays away; nothing else is answered',
  play: async (context) => {
    const { userEvent } = context;
    await openNeedsYou(context);
    await userEvent.dblClick(button('q2', 'Decline'));
    await waitFor(() => expect(listed()).toEqual(['q1']));
    await toast('Declined');
    await expect(presses()).toEqual([]);
    leavePage();
    await waitFor(() => expect(presses()).toEqual([{ messageId: 'q2', answer: 'secondary' }]));
    await waitFor(() => expect(storedOne('q2')?.answered).toMatchObject({ id: 'secondary' }));
    await expect(listed()).toEqual(['q1']);
    await expect(onAnswer).toHaveBeenCalledTimes(1);
    await userEvent.click(await tab(/^Inbox/));
    await waitFor(() => expect(within(row('q2')).getByText('Declined')).toBeVisible());
    await expect(storedOne('q1')?.answered).toBeUndefined();
  },
});

export const Refused = meta.story({
  name: 'a refused answer brings the question back, is told, and stays told until it is dismissed',
  args: { undoMs: 50 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openNeedsYou(context);
    team.refused.add('q1');
    await userEvent.click(button('q1', 'Approve'));
    await told('That was not accepted.');
    await waitFor(() => expect(listed()).toEqual(['q1', 'q2']));
    await tab(/2 need you/);
    await expect(presses()).toHaveLength(1);
    await focusIsKept();
    // Elsewhere in the inbox too, and whatever arrives.
    await userEvent.click(await tab(/^Inbox/));
    arrive({ id: 'late', title: 'Something else' });
    await canvas.findByRole('article', { name: /Something else/ });
    await expect(canvas.getByText('That was not accepted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('That was not accepted.')).toBeNull());
    await expect(presses()).toHaveLength(1);
  },
});

export const AnsweredOnAnotherDevice = meta.story({
  name: 'a question that is answered on another device leaves by itself with the focus on the next, and nobody is asked again',
  play: async (context) => {
    await openNeedsYou(context);
    button('q1', 'Approve').focus();
    await answerElsewhere('q1', 'secondary');
    await waitFor(() => expect(listed()).toEqual(['q2']));
    await waitFor(() => expect(row('q2')).toHaveFocus());
    await tab(/1 needs you/);
    await expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
    await expect([...presses(), ...changes()]).toEqual([]);
    await answerElsewhere('q2', 'primary');
    await screen.findByText('Nothing needs you', { selector: 'p' });
    await focusIsKept();
    await expect(onAnswer).not.toHaveBeenCalled();
  },
});

export const AnsweredThereWhileItIsHeldHere = meta.story({
  name: 'a question that is answered on another device while its answer is held here stays away when that is undone',
  play: async (context) => {
    const { userEvent } = context;
    await openNeedsYou(context);
    await userEvent.click(button('q1', 'Approve'));
    const undo = await toast('Approved');
    await answerElsewhere('q1', 'secondary');
    arrive(question('q9', 0));
    await waitFor(() => expect(listed()).toEqual(['q9', 'q2']));
    await userEvent.click(undo);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull());
    await expect(listed()).toEqual(['q9', 'q2']);
    await expect(presses()).toEqual([]);
    await expect(storedOne('q1')?.answered).toMatchObject({ id: 'secondary' });
  },
});

/** Fields beside the buttons of a question. */
function Fields() {
  return (
    <>
      <label>
        Note <input name="note" />
      </label>
      <label>
        Cost centre{' '}
        <select name="centre">
          <option value="sales">Sales</option>
          <option value="travel">Travel</option>
        </select>
      </label>
    </>
  );
}

const slots = { itemAnswer: () => <Fields /> };

export const WithANote = meta.story({
  name: 'the note and the choice beside the buttons go with the answer, again after a failure, and no key in them is one of the list',
  args: { undoMs: 0 },
  render: (args) => (
    <TeamInbox {...args}>
      <InboxPanel slots={slots} style={{ blockSize: 620, inlineSize: 400 }} />
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: /Expense q1/ });
    const fields = within(row('q1'));
    await userEvent.click(await fields.findByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('see receipt{ArrowLeft}{Enter}');
    await expect(fields.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await expect(storedOne('q1')).toMatchObject({ read: false });
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Cost centre' }), 'travel');
    team.failure = 'unavailable';
    team.refused.add('q1');
    await userEvent.click(button('q1', 'Approve'));
    await waitFor(() => expect(fields.getByText('That could not be saved. Please try again.')).toBeVisible());
    await expect(fields.getByRole('textbox', { name: 'Note' })).toHaveValue('see receipt');
    team.refused.clear();
    await userEvent.click(button('q1', 'Approve'));
    await waitFor(() => expect(fields.getByText('Approved')).toBeVisible());
    const data = { note: 'see receipt', centre: 'travel' };
    const press = { messageId: 'q1', answer: 'primary', data };
    await expect(presses()).toEqual([press, press]);
    await expect(storedOne('q1')?.answered).toMatchObject({ data });
    await expect(fields.queryByRole('textbox')).toBeNull();
    await focusIsKept();
    // The other question has fields of its own.
    await expect(within(row('q2')).getByRole('textbox', { name: 'Note' })).toHaveValue('');
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const ATabOfTheHost = meta.story({
  name: "a tab of the host's own that holds what is open lists and counts it, also when it is opened again",
  args: {
    tabs: [
      { tabId: 'all', label: 'Inbox' },
      { tabId: 'mine', label: 'To answer', filter: 'open' },
    ],
  },
  play: async ({ userEvent }) => {
    for (const _ of [1, 2]) {
      await userEvent.click(await tab(/^To answer 2 need you/));
      await waitFor(() => expect(listed()).toEqual(['q1', 'q2']));
      await userEvent.click(await tab(/^Inbox/));
      await waitFor(() => expect(listed()).toContain('welcome'));
    }
    await expect(presses()).toEqual([]);
  },
});
