import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { useMessages } from '../../src/data/index.ts';
import { InboxPage } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { focusIsKept, isLive, listed, presses, type Reader, row, toast } from './listActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { resetTeam, TeamInbox, type TeamInboxProps, team } from './TeamInbox.tsx';
import { told } from './told.ts';

/** A note that the host keeps itself, and fields that it leaves to the browser. */
function Fields() {
  const [note, setNote] = useState('');
  return (
    <>
      <label>
        Note <input name="note" value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <label>
        Cost centre{' '}
        <select name="centre" defaultValue="sales">
          <option value="sales">Sales</option>
          <option value="travel">Travel</option>
        </select>
      </label>
      <label>
        <input type="checkbox" name="copy" value="me" defaultChecked /> Copy to me
      </label>
      <label>
        <input type="checkbox" name="copy" value="team" /> Copy to the team
      </label>
      <label>
        <input type="radio" name="pay" value="now" defaultChecked /> Pay now
      </label>
      <label>
        <input type="radio" name="pay" value="later" /> Pay later
      </label>
      <output aria-label="The host has">{note}</output>
    </>
  );
}

const slots = { itemAnswer: () => <Fields /> };

/** Another reader's messages, which are loaded already. */
function Loaded() {
  const { data } = useMessages();
  return data && <output aria-label="Loaded">{data.messages.length}</output>;
}

function AnotherInbox() {
  return (
    <StoryInbox subscriberId="another" backend={team.recorded}>
      <Loaded />
    </StoryInbox>
  );
}

/** Over one backend, and with a button that makes another the reader. */
function Notes(args: TeamInboxProps) {
  const [subscriberId, setSubscriberId] = useState(storyWorld.current().subscriberId);
  return (
    <TeamInbox {...args} subscriberId={subscriberId}>
      <InboxPanel slots={slots} style={{ blockSize: 620, inlineSize: 400 }} />
      <button type="button" onClick={() => setSubscriberId('another')}>
        Another reader
      </button>
      <AnotherInbox />
    </TeamInbox>
  );
}

const meta = preview.meta({
  title: 'Features/What waits for me/Notes/Interactions',
  component: Notes,
  args: { undoMs: 600_000 },
  beforeEach: resetTeam,
});

const fields = (id: string) => within(row(id));
const note = (id: string) => fields(id).findByRole('textbox', { name: 'Note' });
const data = { note: 'see receipt', centre: 'travel', copy: 'team', pay: 'later' };

async function openNeedsYou({ canvas, userEvent }: Reader): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name: /^Needs you/ }));
  await waitFor(() => expect(listed()).toEqual(['q1', 'q2']));
  await isLive();
}

async function write({ userEvent }: Reader): Promise<void> {
  await userEvent.type(await note('q1'), 'see receipt');
  await userEvent.selectOptions(fields('q1').getByRole('combobox', { name: 'Cost centre' }), 'travel');
  for (const name of ['Copy to me', 'Copy to the team']) {
    await userEvent.click(fields('q1').getByRole('checkbox', { name }));
  }
  await userEvent.click(fields('q1').getByRole('radio', { name: 'Pay later' }));
}

async function approve({ userEvent }: Reader): Promise<void> {
  await userEvent.click(fields('q1').getByRole('button', { name: 'Approve' }));
}

/** What was written stands in the fields again, and the host that keeps one of them knows it. */
async function stands(): Promise<void> {
  await waitFor(() => expect(listed()).toContain('q1'));
  await expect(await note('q1')).toHaveValue('see receipt');
  await expect(fields('q1').getByRole('status', { name: 'The host has' })).toHaveTextContent('see receipt');
  await expect(fields('q1').getByRole('combobox', { name: 'Cost centre' })).toHaveValue('travel');
  await expect(fields('q1').getByRole('checkbox', { name: 'Copy to me' })).not.toBeChecked();
  await expect(fields('q1').getByRole('checkbox', { name: 'Copy to the team' })).toBeChecked();
  await expect(fields('q1').getByRole('radio', { name: 'Pay later' })).toBeChecked();
  // The other question has nothing of it.
  await expect(await note('q2')).toHaveValue('');
  await expect(fields('q2').getByRole('radio', { name: 'Pay now' })).toBeChecked();
}

export const Undone = meta.story({
  name: 'what was written beside an answer stands in the fields again once the answer is undone, and goes with the next',
  play: async (context) => {
    await openNeedsYou(context);
    await write(context);
    await approve(context);
    await waitFor(() => expect(listed()).toEqual(['q2']));
    await context.userEvent.click(await toast('Approved'));
    await stands();
    await focusIsKept();
    await expect(presses()).toEqual([]);
    await approve(context);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(presses()).toEqual([{ messageId: 'q1', answer: 'primary', data }]));
  },
});

export const Refused = meta.story({
  name: 'what was written beside an answer stands in the fields again once the server has refused it, and goes with the next',
  args: { undoMs: 50 },
  play: async (context) => {
    await openNeedsYou(context);
    await write(context);
    team.refused.add('q1');
    await approve(context);
    await told('That was not accepted.');
    await stands();
    team.refused.clear();
    await approve(context);
    const press = { messageId: 'q1', answer: 'primary', data };
    await waitFor(() => expect(presses()).toEqual([press, press]));
  },
});

export const InAnotherTab = meta.story({
  name: 'what is written and not sent yet stands in the fields of the same question in another tab of the inbox',
  play: async (context) => {
    await openNeedsYou(context);
    await write(context);
    await context.userEvent.click(await screen.findByRole('tab', { name: /^Inbox/ }));
    await waitFor(() => expect(listed()).toContain('q2'));
    await stands();
  },
});

export const AnotherReader = meta.story({
  name: 'another reader of the same question finds nothing of what was written',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('article', { name: /Expense q1/ });
    await canvas.findByRole('status', { name: 'Loaded' });
    await write(context);
    await stands();
    await userEvent.click(canvas.getByRole('button', { name: 'Another reader' }));
    await waitFor(async () => expect(await note('q1')).toHaveValue(''));
    await expect(fields('q1').getByRole('combobox', { name: 'Cost centre' })).toHaveValue('sales');
    await expect(fields('q1').getByRole('radio', { name: 'Pay now' })).toBeChecked();
    await expect(presses()).toEqual([]);
  },
});

export const InAPage = meta.story({
  name: 'the open message of a page takes the same fields as its row, and what is written there goes with the answer',
  render: (args) => (
    <TeamInbox {...args}>
      <div style={{ inlineSize: 1100, blockSize: 620 }}>
        <InboxPage slots={slots} defaultMessageId="q1" />
      </div>
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Notification' }));
    const feed = within(await canvas.findByRole('feed'));
    const open = (id: string) =>
      userEvent.click(feed.getByRole('button', { name: new RegExp(`Expense ${id}`) }));
    await userEvent.type(await pane.findByRole('textbox', { name: 'Note' }), 'from the pane');
    await open('q2');
    await waitFor(() => expect(pane.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
    await open('q1');
    await waitFor(() => expect(pane.getByRole('textbox', { name: 'Note' })).toHaveValue('from the pane'));
    await userEvent.click(pane.getByRole('button', { name: 'Approve' }));
    const values = { note: 'from the pane', centre: 'sales', copy: 'me', pay: 'now' };
    const press = { messageId: 'q1', answer: 'primary', data: values };
    await waitFor(() => expect(presses()).toEqual([press]));
    await waitFor(() => expect(pane.queryByRole('textbox')).toBeNull());
    await expect(feed.getAllByRole('textbox', { name: 'Note' })).toHaveLength(1);
  },
});
