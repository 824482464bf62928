import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel, type MessageAction, type MessageActions } from '../../src/inbox/index.ts';
import { readerActs } from './readerActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const forward = fn();
const onMessageClick = fn();

const own: MessageAction = {
  id: 'forward',
  label: 'Forward',
  bulkLabel: 'Forward all',
  appliesTo: ({ title }) => title !== undefined,
  onSelect: forward,
};

/** Leaves the removal out, and puts the host's own action first. */
const actions: MessageActions = (readyMade) => [own, ...readyMade.filter(({ id }) => id !== 'remove')];

const broken: MessageActions = () => {
  throw new Error('The host made a mistake');
};

const meta = preview.meta({
  title: 'Compose/Message actions/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: unreadMessages(3) } },
  args: { style: { blockSize: 560, inlineSize: 400 } },
  render: (args) => (
    <StoryInbox actions={actions} onMessageClick={onMessageClick}>
      <InboxPanel {...args} />
    </StoryInbox>
  ),
  beforeEach() {
    forward.mockClear();
    onMessageClick.mockClear();
  },
});

export const InTheMenuOfARow = meta.story({
  name: 'an action of the host in the menu of a row gets the message, and does nothing else',
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article');
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: 'More actions' }));
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Forward',
      'Mark as read',
    ]);
    const before = readerActs().length;
    await userEvent.click(screen.getByRole('menuitem', { name: 'Forward' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(forward.mock.calls).toEqual([[[expect.objectContaining({ id: row?.dataset.messageId })]]]);
    await expect(onMessageClick).not.toHaveBeenCalled();
    await expect(readerActs()).toHaveLength(before);
    await expect(row).toHaveAttribute('data-unread');
  },
});

export const InTheBarOfSeveral = meta.story({
  name: 'an action of the host in the bar gets all selected messages at once',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const bar = within(await canvas.findByRole('toolbar'));
    await userEvent.click(bar.getByRole('checkbox', { name: 'Select all' }));
    await expect(bar.queryByRole('button', { name: 'Remove' })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Forward all' }));
    await expect(forward).toHaveBeenCalledTimes(1);
    await expect(forward.mock.calls[0]?.[0]).toHaveLength(3);
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
  },
});

/** Errors that nobody has caught. */
const uncaught: unknown[] = [];

function hear(event: ErrorEvent): void {
  event.preventDefault();
  uncaught.push(event.error);
}

export const AMistakeOfTheHost = meta.story({
  name: 'where the host’s function throws, the ready-made actions stand',
  render: (args) => (
    <StoryInbox actions={broken}>
      <InboxPanel {...args} />
    </StoryInbox>
  ),
  // Before anything is drawn, which may be when it throws.
  beforeEach() {
    uncaught.length = 0;
    window.addEventListener('error', hear);
    return () => window.removeEventListener('error', hear);
  },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article');
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: 'More actions' }));
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Mark as read',
      'Remove message',
    ]);
    await waitFor(() => expect(uncaught).not.toEqual([]));
  },
});

const shred: MessageAction = { id: 'shred', label: 'Shred', tone: 'danger', onSelect: forward };

export const OneThatCannotBeHadBack = meta.story({
  name: 'an action of the host that cannot be had back looks so in the menu, and is done by each press of it',
  render: (args) => (
    <StoryInbox actions={(readyMade) => [...readyMade.filter(({ id }) => id !== 'remove'), shred]}>
      <InboxPanel {...args} />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('article');
    for (const [index, row] of rows.slice(0, 2).entries()) {
      await userEvent.click(within(row).getByRole('button', { name: 'More actions' }));
      const item = await screen.findByRole('menuitem', { name: 'Shred' });
      const other = screen.getByRole('menuitem', { name: 'Mark as read' });
      await expect(getComputedStyle(item).color).not.toBe(getComputedStyle(other).color);
      await userEvent.click(item);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(forward).toHaveBeenCalledTimes(index + 1);
    }
  },
});
