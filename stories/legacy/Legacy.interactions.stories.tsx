import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { reachRow } from '../inbox/reachRow.ts';
import { unreadMessages } from '../inbox/unreadMessages.ts';
import { LegacyHost } from './LegacyHost.tsx';

const [sample] = unreadMessages(1);
const approval = {
  ...sample,
  subject: 'Approve the order',
  templateIdentifier: 'order',
  cta: {
    type: 'redirect',
    data: { url: '/orders/7' },
    action: { status: 'pending', buttons: [{ type: 'primary', content: 'Approve' }] },
  },
} as const;

/** Code written for the old widget, on `carillon/legacy`. */
const meta = preview.meta({
  title: 'Start here/Legacy names/Screens/Interactions',
  component: LegacyHost,
  args: {
    onNotificationClick: fn(),
    onUrlChange: fn(),
    onActionClick: fn(),
    onTabClick: fn(),
    onUnseenCountChanged: fn(),
    onReceived: fn(),
  },
  parameters: { world: { messages: [approval, ...unreadMessages(3).slice(1)] } },
});

async function openPanel({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 3 unread' }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

export const Clicks = meta.story({
  name: 'a click marks as read, and tells the host the message and where it leads, in the old shape',
  async play({ canvas, userEvent, args }) {
    const panel = await openPanel({ canvas, userEvent });
    await userEvent.click(await panel.findByText('Approve the order'));
    await waitFor(() => expect(storyWorld.current().messages()[0]?.read).toBe(true));
    await expect(args.onUrlChange).toHaveBeenCalledWith('/orders/7');
    await expect(args.onNotificationClick).toHaveBeenCalledWith(
      expect.objectContaining({
        _id: approval._id,
        cta: expect.objectContaining({ data: { url: '/orders/7' } }),
      }),
    );
  },
});

export const Buttons = meta.story({
  name: "a sender's button tells the host, and its result is the host's block",
  args: { actionsResultBlock: (template, { result }) => <p>{`${template}: ${result.type}`}</p> },
  async play({ canvas, userEvent, args }) {
    const panel = await openPanel({ canvas, userEvent });
    await userEvent.click(await panel.findByRole('button', { name: 'Approve' }));
    await panel.findByText('order: primary');
    await expect(args.onActionClick).toHaveBeenCalledWith(
      'order',
      'primary',
      expect.objectContaining({ _id: approval._id }),
    );
  },
});

export const Hooks = meta.story({
  name: 'the old hooks count, mark, remove and hear what arrives',
  async play({ canvas, userEvent, args }) {
    await canvas.findByText('3 unseen, 3 in default_store, first unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the first' }));
    await canvas.findByText('2 unseen, 3 in default_store, first read');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first' }));
    await canvas.findByText('2 unseen, 2 in default_store, first unread, one removed');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    const { _id } = storyWorld.current().receive({ subject: 'Live' });
    await waitFor(() => expect(args.onReceived).toHaveBeenCalledWith(expect.objectContaining({ _id })));
    await waitFor(() => expect(args.onUnseenCountChanged).toHaveBeenLastCalledWith(3));
    await expect(args.onUnseenCountChanged).toHaveBeenNthCalledWith(1, 0);
  },
});

export const Tabs = meta.story({
  name: 'tabs have the words of the tabs prop, and the host opens one by the old hook',
  args: {
    stores: [{ storeId: 'default_store' }, { storeId: 'alerts', query: { feedIdentifier: 'alerts' } }],
    tabs: [
      { name: 'Everything', storeId: 'default_store' },
      { name: 'Alarms', storeId: 'alerts' },
    ],
  },
  async play({ canvas, userEvent, args }) {
    const panel = await openPanel({ canvas, userEvent });
    await expect(await panel.findByRole('tab', { name: /Everything/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(panel.getByRole('tab', { name: /Alarms/ }));
    await expect(args.onTabClick).toHaveBeenCalledWith({ name: 'Alarms', storeId: 'alerts' });
    await waitFor(() => expect(canvas.getByText(/in alerts/)).toBeVisible());
    await userEvent.click(panel.getByRole('tab', { name: /Everything/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open alerts' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Alarms/ })).toHaveAttribute('aria-selected', 'true'),
    );
  },
});

export const OwnRows = meta.story({
  name: "rows and header of the host's own",
  args: {
    header: ({ setScreen }) => (
      <header>
        <h2>My notifications</h2>
        <button type="button" onClick={() => setScreen('settings')}>
          Preferences
        </button>
      </header>
    ),
    listItem: (message, onActionButtonClick, onNotificationClick) => (
      <p>
        <button type="button" onClick={onNotificationClick}>
          {message.subject}
        </button>
        {message.cta?.action?.buttons?.map(({ type, content }) => (
          <button type="button" key={type} onClick={() => onActionButtonClick(type)}>
            {content}
          </button>
        ))}
      </p>
    ),
  },
  async play({ canvas, userEvent, args }) {
    const panel = await openPanel({ canvas, userEvent });
    await userEvent.click(await panel.findByRole('button', { name: 'Approve the order' }));
    await expect(args.onUrlChange).toHaveBeenCalledWith('/orders/7');
    await userEvent.click(panel.getByRole('button', { name: 'Approve' }));
    await expect(args.onActionClick).toHaveBeenCalledTimes(1);
    await userEvent.click(panel.getByRole('button', { name: 'Preferences' }));
    await panel.findByRole('heading', { name: 'Settings' });
    await panel.findAllByRole('switch');
  },
});

export const WithoutActions = meta.story({
  name: 'allowedNotificationActions={false} leaves out what the reader may do',
  args: { allowedNotificationActions: false },
  async play({ canvas, userEvent }) {
    const panel = await openPanel({ canvas, userEvent });
    const [row] = await panel.findAllByRole('article');
    await reachRow(row as HTMLElement);
    await expect(within(row as HTMLElement).queryByRole('button', { name: 'More actions' })).toBeNull();
    await expect(within(row as HTMLElement).queryByRole('button', { name: /Mark as/ })).toBeNull();
  },
});
