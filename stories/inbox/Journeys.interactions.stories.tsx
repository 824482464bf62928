import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover } from '../../src/inbox/index.ts';
import { failingFor, worldFeeds } from '../../src/mocks/index.ts';
import { inMemory } from './inMemory.ts';
import { endFaults, pressable } from './pressable.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { tabs } from './stores.ts';
import { unread, unreadMessages } from './unreadMessages.ts';

/** Journeys 1 to 3 are with the popover, the feed and the preferences. Nothing here touches a mouse. */
const meta = preview.meta({
  title: 'Compose/Journeys/Interactions',
  component: StoryInbox,
  tags: ['!autodocs'],
  args: { navigate: fn(), undoMs: 600_000 },
  parameters: { world: { messages: unreadMessages(4) } },
  render: (args) => (
    <StoryInbox {...args}>
      <InboxPopover />
    </StoryInbox>
  ),
});

type UserEvent = StoryContext['userEvent'];

/** Tab from the page to the bell, and Enter. */
async function openByKeyboard({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const bell = await canvas.findByRole('button', { name: /Notifications/ });
  await tabTo(userEvent, () => bell);
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

/** Tab until it has the focus, within the ten stops that a panel may have. */
async function tabTo(
  userEvent: UserEvent,
  find: () => Element | null | undefined,
  shift = false,
): Promise<void> {
  for (let stop = 0; stop < 10 && document.activeElement !== find(); stop += 1) {
    await userEvent.tab({ shift });
  }
  await expect(document.activeElement).toBe(find());
}

const focusedRow = () => document.activeElement?.closest('article');

const [first] = unreadMessages(1);

export const Journey4 = meta.story({
  name: 'journey 4: from the bell to the link of the second message, which is then read',
  parameters: {
    world: {
      messages: unreadMessages(3).map((one) => ({ ...one, cta: { ...one.cta, data: { url: '/plan' } } })),
    },
  },
  async play({ canvas, userEvent, args }) {
    const panel = await openByKeyboard({ canvas, userEvent });
    const rows = await panel.findAllByRole('article');
    await tabTo(userEvent, () => rows[0]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[1]).toHaveFocus();
    await tabTo(userEvent, () => within(rows[1] as HTMLElement).getAllByRole('link')[0]);
    await userEvent.keyboard('{Enter}');
    await expect(args.navigate).toHaveBeenCalledWith('/plan');
    await waitFor(() => expect(storyWorld.current().messages()[1]?.read).toBe(true));
    await expect(storyWorld.current().messages()[0]?.read).toBe(false);
  },
});

export const Journey5 = meta.story({
  name: "journey 5: from the bell to a sender's button, which is pressed once and done",
  parameters: {
    world: {
      messages: [
        {
          ...first,
          cta: {
            type: 'redirect',
            data: {},
            action: {
              status: 'pending',
              buttons: [{ type: 'primary', content: 'Approve', resultContent: 'Approved' }],
            },
          },
        },
      ],
    },
  },
  async play({ canvas, userEvent }) {
    const panel = await openByKeyboard({ canvas, userEvent });
    const [row] = await panel.findAllByRole('article');
    await tabTo(userEvent, () => row);
    await tabTo(userEvent, () => panel.getByRole('button', { name: 'Approve' }));
    await userEvent.keyboard('{Enter}');
    await panel.findByText('Approved');
    await waitFor(() => expect(row).toHaveFocus());
    const presses = storyWorld.current().requests.filter(({ path }) => path.includes('/actions/'));
    await expect(presses).toHaveLength(1);
  },
});

export const Journey6 = meta.story({
  name: 'journey 6: a message is removed by its menu, the focus goes to its neighbour, and Control and Z bring it back',
  async play({ canvas, userEvent }) {
    const panel = await openByKeyboard({ canvas, userEvent });
    const rows = await panel.findAllByRole('article');
    await tabTo(userEvent, () => rows[0]);
    await tabTo(userEvent, () =>
      within(rows[0] as HTMLElement).getByRole('button', { name: 'More actions' }),
    );
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove message' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(3));
    await waitFor(() => expect(rows[1]).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(4));
    await expect(storyWorld.current().messages()).toHaveLength(4);
  },
});

export const Journey7 = meta.story({
  name: 'journey 7: all are marked as read, and the button of the toast takes it back',
  async play({ canvas, userEvent }) {
    const panel = await openByKeyboard({ canvas, userEvent });
    await panel.findAllByRole('article');
    const markAll = await pressable(() => panel.getByRole('button', { name: 'Mark all as read' }));
    await tabTo(userEvent, () => markAll);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.queryByRole('article', { name: /^Unread/ })).toBeNull());
    await tabTo(userEvent, () => panel.getByRole('button', { name: 'Undo' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getAllByRole('article', { name: /^Unread/ })).toHaveLength(4));
    await expect(document.activeElement).not.toBe(document.body);
  },
});

export const Journey8 = meta.story({
  name: 'journey 8: two are selected and removed together, and Escape leaves the selection before the popover',
  args: { undoMs: 0 },
  async play({ canvas, userEvent }) {
    const panel = await openByKeyboard({ canvas, userEvent });
    await panel.findAllByRole('article');
    const select = async () => {
      await tabTo(userEvent, () => panel.getAllByRole('button', { name: 'More actions' })[0]);
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('s');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Select' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await panel.findByRole('toolbar', { name: '0 selected' });
    };
    await select();
    const rows = panel.getAllByRole('article');
    await tabTo(userEvent, () => rows[0]);
    await tabTo(userEvent, () => within(rows[0] as HTMLElement).getByRole('checkbox'));
    await userEvent.keyboard(' {ArrowDown}');
    await tabTo(userEvent, () => within(rows[1] as HTMLElement).getByRole('checkbox'));
    await userEvent.keyboard(' ');
    const bar = within(await panel.findByRole('toolbar', { name: '2 selected' }));
    await tabTo(userEvent, () => bar.getByRole('button', { name: 'Remove' }), true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(storyWorld.current().messages()).toHaveLength(2));
    await select();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel.queryByRole('toolbar')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Journey9 = meta.story({
  name: 'journey 9: by the arrows to another tab, and on to its first message',
  args: { tabs },
  parameters: { world: { messages: 16 } },
  async play({ canvas, userEvent }) {
    const panel = await openByKeyboard({ canvas, userEvent });
    await panel.findAllByRole('article');
    await tabTo(userEvent, () => panel.getByRole('tab', { name: /^All/ }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(panel.getByRole('tab', { name: /^Alerts/ })).toHaveFocus());
    const alerts = storyWorld
      .current()
      .messages()
      .filter(({ _feedId }) => _feedId === worldFeeds.alerts);
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(alerts.length));
    await tabTo(userEvent, () => panel.getAllByRole('article')[0]);
    await expect(focusedRow()).toHaveTextContent(String(alerts[0]?.subject));
  },
});

export const Journey10 = meta.story({
  name: 'journey 10: from an error by its way out to the messages, and from the last to a new one',
  parameters: {
    world: {
      messages: unreadMessages(9),
      scenarios: [failingFor('/widgets/notifications/feed', 403)],
    },
  },
  async play({ canvas, userEvent }) {
    const panel = await openByKeyboard({ canvas, userEvent });
    await panel.findByRole('button', { name: 'Try again' });
    const world = storyWorld.current();
    await tabTo(userEvent, () => panel.queryByRole('button', { name: 'Try again' }));
    await endFaults(() => panel.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getAllByRole('article')[0]).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(panel.getAllByRole('article').at(-1)).toHaveFocus());
    await waitFor(() => expect(world.sockets).toBe(1));
    world.receive({ ...unread, subject: 'Just in' });
    const pill = await panel.findByRole('button', { name: '1 new notification' });
    await tabTo(userEvent, () => pill, true);
    // The reader has not left the place.
    const last = panel.getAllByRole('article').at(-1)?.getBoundingClientRect();
    await expect(last?.bottom).toBeLessThan(
      Number(screen.getByRole('dialog').getBoundingClientRect().bottom),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('article', { name: 'Unread: Just in' })).toHaveFocus());
  },
});

// A second time, over a backend in memory.
export const Journey4InMemory = Journey4.extend({
  name: 'journey 4 in memory: from the bell to the link of the second message, which is then read',
  parameters: inMemory,
});
export const Journey6InMemory = Journey6.extend({
  name: 'journey 6 in memory: a message is removed by its menu, and Control and Z bring it back',
  parameters: inMemory,
});
export const Journey7InMemory = Journey7.extend({
  name: 'journey 7 in memory: all are marked as read, and the button of the toast takes it back',
  parameters: inMemory,
});
export const Journey8InMemory = Journey8.extend({
  name: 'journey 8 in memory: two are selected and removed together, and Escape leaves the selection first',
  parameters: inMemory,
});
