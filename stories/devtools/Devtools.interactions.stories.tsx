import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxDevtools } from '../../src/devtools/index.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { failingFor } from '../../src/mocks/index.ts';
import { StoryInbox } from '../inbox/StoryInbox.tsx';
import { unreadMessages } from '../inbox/unreadMessages.ts';
import { DevtoolsHost } from './DevtoolsHost.tsx';

const meta = preview.meta({
  title: 'Data/Devtools/Interactions',
  component: DevtoolsHost,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', world: { messages: unreadMessages(3) } },
  args: { inline: true },
});

/** The tools, by the names that a screen reader has. */
async function openTools() {
  const tools = within(await screen.findByRole('region', { name: 'Carillon devtools' }));
  const list = (name: string) => tools.findByRole('list', { name });
  return {
    tools,
    list,
    async open(name: RegExp, listName: string) {
      await userEvent.click(tools.getByRole('tab', { name }));
      return within(await list(listName));
    },
  };
}

export const TheLineAndItsLeader = meta.story({
  name: 'the tools say that the line is live and that this tab leads',
  play: async () => {
    const { tools, open } = await openTools();
    await tools.findByText('live · this tab leads', { selector: '.carillon-devtools-chip' });
    const steps = await open(/^Connection/, 'Connection');
    await expect(steps.getAllByText('the line has opened')).toHaveLength(1);
    await expect(steps.getAllByText('this tab leads')).toHaveLength(1);
  },
});

export const AMessage = meta.story({
  name: 'a message of the tools arrives, and they say why something was asked again',
  play: async () => {
    const { tools, open } = await openTools();
    await tools.findByText('live · this tab leads', { selector: '.carillon-devtools-chip' });
    await screen.findAllByRole('article');
    await userEvent.click(tools.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    const asks = await open(/^Asked again/, 'Asked again');
    const row = await asks.findByText('the live connection told: 1 new message, unread 4, unseen 4');
    await expect(row.closest('li')).toHaveTextContent('messages');
  },
});

export const AChange = meta.story({
  name: 'a mark of the reader is told with its steps, and its call with method, path and status',
  play: async () => {
    const { open, tools } = await openTools();
    const [row] = await screen.findAllByRole('article');
    await userEvent.click(row as HTMLElement);
    const changes = await open(/^Changes/, 'Changes');
    const mark = (await changes.findByText('read · 1 message')).closest('li');
    await waitFor(() => expect(mark).toHaveTextContent(/queued → sent after .* → confirmed after /));
    const calls = await open(/^Calls/, 'Calls');
    const call = calls.getByText('/v1/widgets/messages/markAs').closest('li');
    await expect(call).toHaveTextContent('POST');
    await expect(call).toHaveTextContent('201');
    await expect(storyWorld.current().requests.filter(({ path }) => path.endsWith('/markAs'))).toHaveLength(
      1,
    );
    await expect(tools.queryByText(/Bearer/)).toBeNull();
  },
});

export const AFailure = meta.story({
  name: 'a change fails while calls fail, and what was asked because of it is told; the button ends that',
  play: async () => {
    const { open, tools } = await openTools();
    const [row] = await screen.findAllByRole('article');
    const fail = tools.getByRole('button', { name: 'Fail calls' });
    await expect(fail).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(fail);
    await expect(fail).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(row as HTMLElement);
    const changes = await open(/^Changes/, 'Changes');
    await changes.findByText('failed');
    const asks = await open(/^Asked again/, 'Asked again');
    await asks.findByText('read · 1 message: failed, and may have been made nevertheless');
    await userEvent.click(fail);
    await expect(storyWorld.current().faults.size).toBe(0);
  },
});

export const ABrokenLine = meta.story({
  name: 'the line breaks and comes back, and what may have been missed is asked for because of that',
  play: async () => {
    const { open, tools } = await openTools();
    await tools.findByText('live · this tab leads', { selector: '.carillon-devtools-chip' });
    const broken = tools.getByRole('button', { name: 'Break connection' });
    await userEvent.click(broken);
    await tools.findByText('recovering · this tab leads', { selector: '.carillon-devtools-chip' });
    await userEvent.click(broken);
    await tools.findByText('live · this tab leads', { selector: '.carillon-devtools-chip' });
    const asks = await open(/^Asked again/, 'Asked again');
    await asks.findByText('events may have been missed: the line has opened');
  },
});

export const WithoutControls = meta.story({
  name: 'without controls there are no buttons for them',
  args: { controls: undefined },
  play: async () => {
    const { tools } = await openTools();
    await expect(tools.queryByRole('group', { name: 'Controls' })).toBeNull();
    await expect(tools.queryByRole('button', { name: 'Send message' })).toBeNull();
  },
});

export const NoSecret = meta.story({
  name: 'neither the hash nor a token is in the document, with every section and row open',
  parameters: { world: { subscriberHashes: { 'demo-subscriber': 'top-secret-hash' } } },
  args: { inbox: { subscriberHash: 'top-secret-hash' } },
  play: async () => {
    const { tools } = await openTools();
    await tools.findByText('live · this tab leads', { selector: '.carillon-devtools-chip' });
    const world = storyWorld.current();
    failingFor('/widgets/organization', 400)(world);
    const tokens = world.requests.flatMap(({ authorization }) => authorization?.replace('Bearer ', '') ?? []);
    await expect(tokens.length).toBeGreaterThan(0);
    const secrets = ['top-secret-hash', ...tokens];
    for (const name of [/^Facts/, /^Changes/, /^Calls/, /^Asked again/, /^Connection/]) {
      await userEvent.click(tools.getByRole('tab', { name }));
      await waitFor(() => expect(tools.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
      for (const details of document.querySelectorAll('.carillon-devtools details')) {
        details.setAttribute('open', '');
      }
      const shown = document.querySelector('.carillon-devtools')?.outerHTML ?? '';
      await expect(shown.length).toBeGreaterThan(500);
      await expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
    }
  },
});

export const AButtonOpensIt = meta.story({
  name: 'a button opens the tools with the focus in them, and gets it back when they close',
  render: () => (
    <StoryInbox>
      <InboxDevtools />
    </StoryInbox>
  ),
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Carillon devtools' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Open Carillon devtools' }));
    const { tools } = await openTools();
    await waitFor(() => expect(document.activeElement).toHaveClass('carillon-devtools-dock'));
    await userEvent.click(tools.getByRole('button', { name: 'Close Carillon devtools' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open Carillon devtools' })).toHaveFocus());
    await expect(screen.queryByRole('region', { name: 'Carillon devtools' })).toBeNull();
  },
});

export const AnOpenPopover = meta.story({
  name: 'an open popover stays open while the tools are used',
  render: () => (
    <StoryInbox>
      <InboxPopover />
      <InboxDevtools />
    </StoryInbox>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Open Carillon devtools' }));
    const { tools, open } = await openTools();
    await open(/^Calls/, 'Calls');
    tools.getByRole('tab', { name: /^Calls/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(tools.getByRole('tab', { name: /^Changes/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(dialog).toBeVisible();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
});

export const ByKeys = meta.story({
  name: 'sections are reached by keys, and a row is a disclosure that says more',
  play: async () => {
    const { tools, list } = await openTools();
    await screen.findAllByRole('article');
    const facts = within(await list('Facts'));
    await facts.findAllByText('unreadCount');
    tools.getByRole('tab', { name: /^Facts/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tools.getByRole('tab', { name: /^Changes/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    // The contents of a section are there only while it is open.
    const again = within(await list('Facts'));
    const row = (await again.findAllByText('unreadCount'))[0]?.closest('summary');
    row?.focus();
    await expect(row).toHaveFocus();
    await expect(row?.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(row as HTMLElement);
    await expect(row?.closest('details')).toHaveAttribute('open');
    await expect(row?.parentElement).toHaveTextContent('on screenyes');
  },
});

export const ClearingIt = meta.story({
  name: 'what is over is cleared, and facts stay',
  play: async () => {
    const { tools, open } = await openTools();
    await screen.findAllByRole('article');
    await (await open(/^Calls/, 'Calls')).findAllByText(/session\/initialize/);
    await userEvent.click(tools.getByRole('button', { name: 'Clear what is over' }));
    await tools.findByText('No call was made since the tools are open.');
    const facts = await open(/^Facts/, 'Facts');
    await expect(facts.getAllByText('unreadCount').length).toBeGreaterThan(0);
  },
});
