import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { answerElsewhere, isLive, presses, type Reader, row, storedOne } from './listActs.ts';
import { questionMessages } from './questionMessages.ts';
import { resetTeam, TeamInbox, team } from './TeamInbox.tsx';

const meta = preview.meta({
  title: 'Inbox/Questions interactions',
  tags: ['!dev', '!autodocs'],
  args: { messages: questionMessages(), options: {} },
  beforeEach: resetTeam,
  render: (args) => <TeamInbox {...args} />,
});

/** The controls of a row, once the code of answers is there. */
async function asked(id: string, answer: string) {
  await screen.findByRole('article', { name: new RegExp(titles[id] ?? id) });
  const found = within(row(id));
  await found.findByRole('button', { name: answer });
  return found;
}

const titles: Readonly<Record<string, string>> = {
  release: 'Release 4.2',
  payment: 'Pay the invoice',
  trip: 'Book the trip',
};

/** Somebody changes a message on the server. */
const changeElsewhere = (id: string, change: Partial<InboxMessage>) =>
  team.backend?.change(storyWorld.current().subscriberId, [id], change);

async function openForm({ userEvent }: Reader) {
  const found = await asked('payment', 'Pay');
  await userEvent.click(found.getByRole('button', { name: 'Pay' }));
  await found.findByRole('spinbutton', { name: /Amount/ });
  return found;
}

export const FiveAnswers = meta.story({
  name: 'of five answers the first is a button and a menu has the others, in the order of their sender',
  play: async ({ userEvent }) => {
    const found = await asked('release', 'Ship it');
    await expect(found.queryByRole('button', { name: 'Ask Maya' })).toBeNull();
    await userEvent.click(found.getByRole('button', { name: 'More answers' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Wait for Monday',
      'To 5 % first',
      'Ask Maya',
      'Drop the release',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ask Maya' }));
    await found.findByText('Asked Maya');
    await expect(presses()).toEqual([{ messageId: 'release', answer: 'ask' }]);
  },
});

export const AllShown = meta.story({
  name: 'a part that shows all answers has no menu of them, and one without a question for danger sends it at once',
  args: {
    messages: questionMessages().map(({ answers, ...one }) => ({
      ...one,
      answers: answers?.map((answer) => ({ ...answer, look: 'danger' as const, confirm: false })),
    })),
    children: (
      <InboxPanel
        slots={{
          item: (message) => <Inbox.Item message={message} answers={<Inbox.ItemAnswers showAll={true} />} />,
        }}
      />
    ),
  },
  play: async ({ userEvent }) => {
    const found = await asked('release', 'Ask Maya');
    await expect(found.queryByRole('button', { name: 'More answers' })).toBeNull();
    await userEvent.click(found.getByRole('button', { name: 'Drop the release' }));
    await found.findByText('Dropped');
    await expect(presses()).toEqual([{ messageId: 'release', answer: 'drop' }]);
  },
});

export const DangerAsksOnceMore = meta.story({
  name: 'an answer that cannot be taken back asks once more in its row; cancelled, nothing is sent and the focus stays',
  play: async ({ userEvent }) => {
    const found = await asked('release', 'Ship it');
    const choose = async () => {
      await userEvent.click(found.getByRole('button', { name: 'More answers' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Drop the release' }));
      await found.findByText('Are you sure?');
    };
    await choose();
    const cancel = found.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(found.queryByText('Are you sure?')).toBeNull());
    await expect(row('release')).toContainElement(document.activeElement as HTMLElement);
    await expect(presses()).toEqual([]);
    await choose();
    await userEvent.click(found.getByRole('button', { name: 'Drop the release' }));
    await found.findByText('Dropped');
    await expect(presses()).toEqual([{ messageId: 'release', answer: 'drop' }]);
  },
});

export const FieldsAreChecked = meta.story({
  name: 'fields are checked before they are sent, with the first fault focused, and their values go by their types',
  play: async (reader) => {
    const { userEvent } = reader;
    const found = await openForm(reader);
    const amount = found.getByRole('spinbutton', { name: /Amount/ });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveValue(120);
    await expect(amount).toHaveAccessibleDescription('In euros');
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    await userEvent.type(found.getByRole('textbox', { name: 'Receipt to' }), 'nobody');
    await userEvent.click(found.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription('In euros At most 500'));
    await expect(amount).toHaveFocus();
    await expect(found.getByRole('combobox', { name: /Account/ })).toHaveAccessibleDescription(
      'Please fill this in.',
    );
    await expect(found.getByRole('textbox', { name: 'Receipt to' })).toHaveAccessibleDescription(
      'Please check this.',
    );
    await expect(presses()).toEqual([]);

    await userEvent.clear(amount);
    await userEvent.type(amount, '99.5');
    await userEvent.type(found.getByRole('textbox', { name: 'Receipt to' }), '@example.com');
    await userEvent.selectOptions(found.getByRole('combobox', { name: /Account/ }), 'Travel');
    await userEvent.click(found.getByRole('checkbox', { name: 'Maya' }));
    await userEvent.click(found.getByRole('button', { name: 'Pay' }));
    await found.findByText('Paid');
    await expect(presses()).toEqual([
      {
        messageId: 'payment',
        answer: 'pay',
        data: {
          amount: 99.5,
          account: 'travel',
          mail: 'nobody@example.com',
          tell: ['maya'],
          urgent: false,
        },
      },
    ]);
  },
});

export const DraftSurvives = meta.story({
  name: 'what is written survives a refusal and a cancel, and stands in the fields again',
  play: async (reader) => {
    const { userEvent } = reader;
    team.refused.add('payment');
    const found = await openForm(reader);
    await userEvent.selectOptions(found.getByRole('combobox', { name: /Account/ }), 'Team');
    await userEvent.click(found.getByRole('button', { name: 'Pay' }));
    await found.findByText(/Not now/);
    await expect(found.getByRole('combobox', { name: /Account/ })).toHaveValue('team');
    await userEvent.click(found.getByRole('button', { name: 'Cancel' }));
    const pay = await found.findByRole('button', { name: 'Pay' });
    await waitFor(() => expect(pay).toHaveFocus());
    await userEvent.click(pay);
    await waitFor(() => expect(found.getByRole('combobox', { name: /Account/ })).toHaveValue('team'));
  },
});

export const DraftInAnotherTab = meta.story({
  name: 'what is written stands in the row of another tab of the panel, which takes no focus',
  play: async (reader) => {
    const { userEvent, canvas } = reader;
    const found = await openForm(reader);
    await userEvent.type(found.getByRole('textbox', { name: 'Receipt to' }), 'me@example.com');
    const tab = canvas.getByRole('tab', { name: /Needs you/ });
    await userEvent.click(tab);
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Jonas asks/ })).toBeNull());
    const there = await within(row('payment')).findByRole('textbox', { name: 'Receipt to' });
    await waitFor(() => expect(there).toHaveValue('me@example.com'));
    await expect(tab).toHaveFocus();
  },
});

export const AnsweredByTheReaderElsewhere = meta.story({
  name: 'what is written for a question that the reader has answered on another device is shown before it is gone',
  play: async (reader) => {
    await isLive();
    const found = await openForm(reader);
    await reader.userEvent.type(found.getByRole('textbox', { name: 'Receipt to' }), 'me@example.com');
    await answerElsewhere('payment', 'no');
    await found.findByText('Declined');
    await expect(await found.findByText(/me@example.com/)).toBeVisible();
  },
});

export const PartsTogether = meta.story({
  name: 'several questions of a message are sent by one call, once each has an answer',
  play: async ({ userEvent }) => {
    const found = await asked('trip', 'Send');
    const flight = within(found.getByRole('group', { name: 'Fly on Monday at 9:40?' }));
    const hotel = within(found.getByRole('group', { name: 'Stay at the Ribeira?' }));
    await userEvent.click(flight.getByRole('radio', { name: 'Another day' }));
    await userEvent.click(found.getByRole('button', { name: 'Send' }));
    await hotel.findByText('Please fill this in.');
    await expect(presses()).toEqual([]);
    await userEvent.click(hotel.getByRole('radio', { name: 'Book it' }));
    await userEvent.type(await hotel.findByRole('spinbutton', { name: /Nights/ }), '2');
    await userEvent.click(found.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(presses()).toEqual([
        {
          messageId: 'trip',
          answer: 'parts',
          data: { flight: { id: 'no' }, hotel: { id: 'yes', data: { nights: 2 } } },
        },
      ]),
    );
  },
});

export const ClosedUnderTheHands = meta.story({
  name: 'a question that is answered by somebody else closes under the hands, says by whom, and shows what was not sent',
  play: async (reader) => {
    const { userEvent } = reader;
    await isLive();
    const found = await openForm(reader);
    await userEvent.type(found.getByRole('textbox', { name: 'Receipt to' }), 'me@example.com');
    changeElsewhere('payment', { answered: { id: 'no', by: 'Maya', at: new Date().toISOString() } });
    await found.findByText('Declined by Maya');
    await waitFor(() => expect(row('payment')).toHaveFocus());
    await expect(found.getByText(/me@example.com/)).toBeVisible();
    await userEvent.click(found.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(found.queryByText(/me@example.com/)).toBeNull());
    await expect(presses()).toEqual([]);
  },
});

export const Conflict = meta.story({
  name: 'an answer that comes too late says what holds in its row, and is not sent again',
  play: async (reader) => {
    const { userEvent } = reader;
    const found = await openForm(reader);
    await userEvent.selectOptions(found.getByRole('combobox', { name: /Account/ }), 'Team');
    await answerElsewhere('payment', 'no');
    await userEvent.click(found.getByRole('button', { name: 'Pay' }));
    await found.findByText('Declined');
    await expect(presses()).toHaveLength(1);
    await expect(storedOne('payment')?.answered?.id).toBe('no');
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    // The row has said it: another tab does not.
    await userEvent.click(screen.getByRole('tab', { name: /Needs you/ }));
    await waitFor(() => expect(screen.queryByRole('article', { name: /Pay the invoice/ })).toBeNull());
    await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
});

export const ConflictBesideTheList = meta.story({
  name: 'of an answer that comes too late, and whose row has left, a note beside the list says what holds, until it is let go',
  args: { undoMs: 300 },
  play: async ({ userEvent, canvas }) => {
    await isLive();
    await userEvent.click(await canvas.findByRole('tab', { name: /Needs you/ }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Jonas asks/ })).toBeNull());
    const found = await asked('payment', 'Decline');
    await userEvent.click(found.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Pay the invoice/ })).toBeNull());
    changeElsewhere('payment', { withdrawnAt: new Date().toISOString() });
    const note = await screen.findByText(/This question was taken back/);
    await expect(note).toHaveTextContent('Pay the invoice of Northwind?');
    await expect(presses()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/This question was taken back/)).toBeNull());
  },
});

export const TakenBack = meta.story({
  name: 'a question that its sender takes back has no answers any more, and one that was decided says by whom',
  play: async () => {
    await isLive();
    const found = await asked('release', 'Ship it');
    await expect(within(row('access')).getByText('Granted by Maya')).toBeVisible();
    await expect(within(row('old')).getByText('This question was taken back.')).toBeVisible();
    changeElsewhere('release', { withdrawnAt: new Date().toISOString() });
    await found.findByText('This question was taken back.');
    await expect(found.queryByRole('button', { name: 'Ship it' })).toBeNull();
  },
});
