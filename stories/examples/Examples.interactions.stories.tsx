import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover, type KindComponents } from '../../src/index.ts';
import { buildFeed } from '../../src/mocks/index.ts';
import { useThemeSettings } from '../../src/primitives/index.ts';
import { StoryInbox } from '../inbox/StoryInbox.tsx';
import { BottomSheetInbox } from './BottomSheetInbox.tsx';
import { DialogInbox } from './DialogInbox.tsx';
import { FullPageInbox } from './FullPageInbox.tsx';

// By a glob, since its `Register` is a host's: the types of this repository must not follow it. `tests/types` compiles it.
const { kinds } = import.meta.glob<{ kinds: KindComponents }>('./InvoiceRow.tsx', { eager: true })[
  './InvoiceRow.tsx'
] ?? { kinds: {} };

const meta = preview.meta({
  title: 'Start here/Examples',
  parameters: { layout: 'fullscreen' },
});

/** No inbox of the stories around it, so that it is played as it is copied. */
function FullPageHost() {
  const { theme, dir, lang } = useThemeSettings('FullPageHost');
  const [world] = useState(storyWorld.current);
  return (
    <div style={{ blockSize: 640 }}>
      <FullPageInbox
        applicationIdentifier={world.applicationIdentifier}
        subscriberId={world.subscriberId}
        backendUrl={world.backendUrl}
        socketUrl={world.socketUrl}
        theme={theme}
        dir={dir}
        locale={lang ?? 'en'}
      />
    </div>
  );
}

export const FullPage = meta.story({
  name: 'a page with a sidebar of feeds, and a detail pane that stays true',
  render: () => <FullPageHost />,
  play: async ({ canvas, userEvent: user }) => {
    const pane = within(canvas.getByRole('region', { name: 'Message' }));
    const [row] = await canvas.findAllByRole('article');
    await expect(pane.getByText('Choose a message.')).toBeVisible();
    await user.click(row ?? document.body);
    const title = (await pane.findByRole('heading')).textContent ?? '';
    await pane.findByText('Read');
    await user.click(pane.getByRole('button', { name: 'Mark as unread' }));
    await pane.findByText('Unread');
    // What happens on another device is in the pane, too.
    const world = storyWorld.current();
    const message = world.messages().find(({ subject }) => subject === title);
    world.removeElsewhere(message?._id ?? '');
    await pane.findByText('This message is not here any more.');
    await user.click(canvas.getByRole('button', { name: /^Mentions/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Mentions/ })).toHaveAttribute('aria-current', 'true'),
    );
  },
});

export const BottomSheet = meta.story({
  name: 'a sheet from below on phones',
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <StoryInbox>
      <BottomSheetInbox />
    </StoryInbox>
  ),
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
  name: 'a row of your own for a typed payload',
  parameters: {
    world: {
      messages: buildFeed(2).map((message, place) =>
        place === 0
          ? {
              ...message,
              subject: 'Invoice 42',
              templateIdentifier: 'invoice-created',
              payload: { amount: 1250, currency: 'EUR' },
            }
          : { ...message, subject: 'Ann mentioned you', templateIdentifier: 'comment-mention' },
      ),
    },
  },
  render: () => (
    <StoryInbox>
      <InboxPopover defaultOpen slots={{ kinds }} />
    </StoryInbox>
  ),
  play: async () => {
    const invoice = within(await screen.findByRole('article', { name: /Invoice 42/ }));
    await expect(invoice.getByRole('button', { name: 'Pay €1,250.00' })).toBeVisible();
    const other = within(screen.getByRole('article', { name: /Ann mentioned you/ }));
    await expect(other.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});

export const InDialog = meta.story({
  name: 'the inbox in a dialog of your own, with its menus above it',
  render: () => (
    <StoryInbox>
      <DialogInbox />
    </StoryInbox>
  ),
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
