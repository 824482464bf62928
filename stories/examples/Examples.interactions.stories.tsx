import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import * as examples from './Examples.stories.tsx';

const meta = preview.meta({
  title: 'Start here/Examples/Interactions',
  parameters: { layout: 'fullscreen' },
});

export const FullPage = meta.story({
  ...examples.FullPage.input,
  name: 'a page with a sidebar of feeds, and a detail pane that stays true',
  play: async ({ canvas, userEvent: user }) => {
    const pane = within(canvas.getByRole('region', { name: 'Notification' }));
    const [row] = await canvas.findAllByRole('article');
    await expect(pane.getByText('Choose a notification')).toBeVisible();
    await user.click(row ?? document.body);
    const title = (await pane.findByRole('heading')).textContent ?? '';
    await user.click(await pane.findByRole('button', { name: 'Mark as unread' }));
    await pane.findByRole('button', { name: 'Mark as read' });
    // What happens on another device is in the pane, too.
    const world = storyWorld.current();
    const message = world.messages().find(({ subject }) => subject === title);
    world.removeElsewhere(message?._id ?? '');
    await pane.findByText('This notification is no longer here');
    await user.click(canvas.getByRole('button', { name: /^Mentions/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Mentions/ })).toHaveAttribute('aria-current', 'true'),
    );
  },
});

export const Popover = meta.story({
  ...examples.Popover.input,
  name: 'the bell with the inbox beside it, made of parts',
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: /^Notifications, \d+ unread/ }));
    const popover = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await popover.findAllByRole('article');
    await user.click(popover.getByRole('button', { name: 'Mark all as read' }));
    await canvas.findByRole('button', { name: 'Notifications' });
    await user.click(popover.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus());
  },
});

export const BottomSheet = meta.story({
  ...examples.BottomSheet.input,
  name: 'a sheet from below on phones',
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: /Notifications/ }));
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findAllByRole('article');
    await waitFor(() => {
      const { top, bottom } = sheet.getBoundingClientRect();
      expect([Math.round(bottom), top > window.innerHeight * 0.2]).toEqual([window.innerHeight, true]);
    });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const TypedRow = meta.story({
  ...examples.TypedRow.input,
  name: 'a row of your own for typed data',
  play: async () => {
    const invoice = within(await screen.findByRole('article', { name: /Invoice 42/ }));
    await expect(invoice.getByRole('button', { name: 'Pay €1,250.00' })).toBeVisible();
    const other = within(screen.getByRole('article', { name: /Ann mentioned you/ }));
    await expect(other.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});

export const Dialog = meta.story({
  ...examples.Dialog.input,
  name: 'the inbox in a dialog of your own, with its menus above it',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the inbox' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Inbox' });
    const row = within((await within(dialog).findAllByRole('article'))[0] ?? dialog);
    await userEvent.click(row.getByRole('button', { name: 'More actions' }));
    const command = await screen.findByRole('menuitem', { name: 'Remove message' });
    // In the top layer with the dialog: what is drawn outside of it could be neither seen nor pressed.
    await waitFor(() => {
      const { x, y, width, height } = command.getBoundingClientRect();
      expect(command.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog).toHaveAttribute('open');
  },
});

export const Theme = meta.story({
  ...examples.Theme.input,
  name: 'the inbox in the variables of shadcn/ui',
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await within(panel).findAllByRole('article');
    const { backgroundColor, borderRadius, color } = getComputedStyle(panel);
    await expect([backgroundColor, borderRadius, color]).toEqual([
      'rgb(253, 246, 238)',
      '4px',
      'rgb(34, 26, 18)',
    ]);
  },
});
