import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { ActionContainer } from '../../src/legacy/index.ts';
import { HostControls, hostControls } from '../inbox/HostControls.tsx';
import { unreadMessages } from '../inbox/unreadMessages.ts';
import { LegacyHost } from './LegacyHost.tsx';

const [sample] = unreadMessages(1);
const order = {
  ...sample,
  subject: 'Approve the order',
  cta: {
    type: 'redirect',
    data: { url: '/orders/7' },
    action: { status: 'pending', buttons: [{ type: 'primary', content: 'Approve' }] },
  },
} as const;

const spies = {
  onNotificationClick: fn(),
  onUrlChange: fn(),
  onActionClick: fn(),
  onTabClick: fn(),
};

/** Reports a number, which also changes by itself once the rows were in sight for a moment: no answer to an act. */
const onUnseenCountChanged = fn();

/** How often each of the host's functions was called since the last look. */
function calls(): Record<string, number> {
  const counted = Object.entries(spies).map(([name, spy]) => [name, spy.mock.calls.length] as const);
  for (const spy of Object.values(spies)) {
    spy.mockClear();
  }
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/** What the functions and rows of a host of the old widget must not be called for, and must not do. */
const meta = preview.meta({
  title: 'Start here/Legacy names/What must not happen/Interactions',
  component: LegacyHost,
  args: { ...spies, onUnseenCountChanged },
  parameters: { world: { messages: [order, ...unreadMessages(3).slice(1)] } },
  beforeEach() {
    calls();
    onUnseenCountChanged.mockClear();
  },
});

async function openPanel({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await panel.findAllByRole('article');
  return panel;
}

export const Callbacks = meta.story({
  name: 'each act of the reader calls its own function once, and no other',
  args: {
    stores: [{ storeId: 'default_store' }, { storeId: 'alerts', query: { feedIdentifier: 'alerts' } }],
    tabs: [
      { name: 'Everything', storeId: 'default_store' },
      { name: 'Alarms', storeId: 'alerts' },
    ],
  },
  async play({ canvas, userEvent }) {
    const panel = await openPanel({ canvas, userEvent });
    await waitFor(() => expect(onUnseenCountChanged).toHaveBeenLastCalledWith(3));
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    calls();

    // Code of the host's, a menu and a hover are no click.
    await userEvent.hover(await panel.findByText('Approve the order'));
    await userEvent.click(panel.getAllByRole('button', { name: /^More actions/ })[1] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .messages()
          .filter(({ read }) => read),
      ).toHaveLength(1),
    );
    await expect(calls()).toEqual({});

    await userEvent.click(await panel.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Approve' })).toBeNull());
    await expect(calls()).toEqual({ onActionClick: 1 });

    // The tab that is open already, and then another. By keys: an event of a script is followed by a focus that Radix takes for one more.
    panel.getByRole('tab', { name: /Everything/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(calls()).toEqual({});
    for (const [key, storeId] of [
      ['{ArrowRight}', 'alerts'],
      ['{ArrowLeft}', 'default_store'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() =>
        expect(spies.onTabClick).toHaveBeenCalledWith(expect.objectContaining({ storeId })),
      );
      await expect(calls()).toEqual({ onTabClick: 1 });
    }

    await userEvent.click(await panel.findByText('Approve the order'));
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(calls()).toEqual({ onNotificationClick: 1, onUrlChange: 1 });
  },
});

export const Counts = meta.story({
  name: 'the unseen count is reported when it changes, and not again with the same number',
  async play({ canvas }) {
    await waitFor(() => expect(onUnseenCountChanged).toHaveBeenLastCalledWith(3));
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    const world = storyWorld.current();
    world.announce('unseen_count_changed', { unseenCount: 3 });
    world.announce('unseen_count_changed', { unseenCount: 4 });
    await waitFor(() => expect(onUnseenCountChanged).toHaveBeenLastCalledWith(4));
    const reported = onUnseenCountChanged.mock.calls.map(([count]) => count);
    await expect(reported.filter((count, index) => count === reported[index - 1])).toEqual([]);
    await expect(canvas.getByText(/^4 unseen/)).toBeVisible();
  },
});

const onKey = fn<(label: string, key: string) => void>();

export const ControlsInARow = meta.story({
  name: 'no press and no key in a host’s control in a list item opens its message',
  args: {
    listItem: (message) => (
      <div>
        {message.subject} <HostControls onKey={onKey} />
      </div>
    ),
  },
  async play({ canvas, userEvent }) {
    const panel = await openPanel({ canvas, userEvent });
    const [row] = panel.getAllByRole('article');
    const wrong: string[] = [];
    for (const [label, kind] of Object.entries(hostControls)) {
      const control = within(row as HTMLElement).getByLabelText(label);
      await userEvent.click(control);
      for (const key of ['Enter', ' ', 'ArrowDown', 'PageDown', 'Delete']) {
        control.focus();
        onKey.mockReset();
        const left = await fireEvent.keyDown(control, { key });
        const stays = document.activeElement === control && onKey.mock.calls.length === 1;
        if (left !== (kind === 'native') || !stays) {
          wrong.push(`${label}: ${key}`);
        }
      }
    }
    await expect(wrong).toEqual([]);
    await expect(calls()).toEqual({});
    await expect(
      storyWorld
        .current()
        .messages()
        .filter(({ read }) => read),
    ).toEqual([]);
  },
});

export const OwnButtons = meta.story({
  name: 'a button of `ActionContainer` in a row of the host’s own tells the host, and sends nothing by itself',
  args: {
    listItem: (message, onActionButtonClick) => (
      <div>
        {message.subject}
        <ActionContainer action={message.cta?.action} onActionClick={onActionButtonClick} />
      </div>
    ),
  },
  async play({ canvas, userEvent }) {
    const panel = await openPanel({ canvas, userEvent });
    calls();
    await userEvent.click(panel.getByRole('button', { name: 'Approve' }));
    await expect(calls()).toEqual({ onActionClick: 1 });
    await userEvent.keyboard('{Escape}');
    await expect(storyWorld.current().requests.filter(({ path }) => path.includes('/actions/'))).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
    await expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  },
});

export const HiddenPreferences = meta.story({
  name: 'preferences that only the host’s header opens have the host’s filter, and no button of the panel’s',
  args: {
    showUserPreferences: false,
    preferenceFilter: ({ template }) => template.name === 'Deployments',
    header: ({ setScreen }) => (
      <button type="button" onClick={() => setScreen('settings')}>
        My preferences
      </button>
    ),
  },
  async play({ canvas, userEvent }) {
    const panel = await openPanel({ canvas, userEvent });
    await expect(panel.queryByRole('button', { name: 'Settings' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'My preferences' }));
    await panel.findByText('Deployments');
    await expect(panel.queryByText('File activity')).toBeNull();
  },
});
