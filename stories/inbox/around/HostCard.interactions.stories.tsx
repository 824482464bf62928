import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover } from '../../../src/inbox/index.ts';
import { openSearch } from '../openSearch.ts';
import { forgetKept, PlacesInbox } from '../PlacesInbox.tsx';
import { ToastPage } from '../ToastPage.tsx';
import { unread, unreadMessages } from '../unreadMessages.ts';

/** What the card hears that does not happen in its own element, by the events' names. */
const heard = fn<(type: string) => void>();

const hear = ({ type, target, currentTarget }: SyntheticEvent<HTMLElement>) => {
  if (!currentTarget.contains(target as Node)) {
    heard(type);
  }
};

/** A card that is pressed as a whole, can be dragged, and has keys of its own. */
function HostCard({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: cards of hosts are so
    <div
      data-card=""
      draggable
      style={{ padding: 24 }}
      onClick={hear}
      onAuxClick={hear}
      onDoubleClick={hear}
      onContextMenu={hear}
      onKeyDown={hear}
      onKeyUp={hear}
      onMouseDown={hear}
      onMouseUp={hear}
      onMouseMove={hear}
      onMouseOver={hear}
      onPointerDown={hear}
      onPointerUp={hear}
      onPointerMove={hear}
      onTouchStart={hear}
      onFocus={hear}
      onBlur={hear}
      onChange={hear}
      onInput={hear}
      onSubmit={hear}
      onPaste={hear}
      onWheel={hear}
      onDragStart={hear}
      onDrop={hear}
    >
      {children}
    </div>
  );
}

const meta = preview.meta({
  title: 'Compose/Around/A card of the host/Interactions',
  component: HostCard,
  args: { children: undefined },
  beforeEach() {
    heard.mockReset();
    forgetKept();
  },
});

const panel = () => screen.findByRole('dialog', { name: 'Notifications' });
const bell = () => screen.findByRole('button', { name: /^Notifications/ });

export const Panel = meta.story({
  name: 'no press and no key in the panel, its menus and its questions is one of the card around the bell, and the page hears them',
  render: () => (
    <PlacesInbox>
      <HostCard>
        <InboxPopover list={{ search: true }} />
      </HostCard>
    </PlacesInbox>
  ),
  play: async ({ userEvent }) => {
    const counted = fn();
    document.addEventListener('click', counted);
    await userEvent.click(await bell());
    const dialog = within(await panel());
    const row = () => dialog.findByRole('article', { name: /deployment/ });
    await dialog.findByText('High priority');
    counted.mockClear();

    await userEvent.type(await openSearch({ userEvent }), 'checkout');
    await userEvent.paste('words');
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.click(within(await row()).getByRole('button', { name: 'More actions' }));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}');
    await userEvent.click(within(await row()).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Choose a time/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Snooze' }));
    await userEvent.type(question.getByLabelText('Snooze until'), '2031-02-03T04:05');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Snooze' })).toBeNull());
    await userEvent.pointer([{ target: await row(), keys: '[MouseRight]' }, { keys: '[MouseMiddle]' }]);
    await userEvent.click(dialog.getByRole('tab', { name: /Archived/ }));
    await userEvent.click(dialog.getByRole('tab', { name: /Inbox/ }));
    await userEvent.dblClick(dialog.getByRole('heading', { name: 'Notifications' }));
    await expect(await row()).toBeVisible();
    await expect(heard.mock.calls).toEqual([]);
    // A host that counts presses of the whole page still does.
    await expect(counted.mock.calls.length).toBeGreaterThan(6);
    document.removeEventListener('click', counted);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
    await waitFor(async () => expect(await bell()).toHaveFocus());
    await expect(heard.mock.calls).toEqual([]);
  },
});

export const Toasts = meta.story({
  name: 'no press and no key in a toast is one of the card around the bell',
  parameters: { world: { messages: unreadMessages(1) } },
  render: () => (
    <HostCard>
      <ToastPage />
    </HostCard>
  ),
  play: async ({ userEvent }) => {
    await screen.findByText('Toasts are on');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive({ ...unread, subject: 'First' });
    const first = await screen.findByRole('group', { name: 'First' }, { timeout: 10_000 });
    await userEvent.hover(first);
    storyWorld.current().receive({ ...unread, subject: 'Second' });
    const second = await screen.findByRole('group', { name: 'Second' }, { timeout: 10_000 });
    within(second).getByText('Second').closest<HTMLElement>('a, button')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.getAllByRole('group', { name: /^(First|Second)$/ })).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /^(First|Second)$/ })).toBeNull());
    await expect(heard.mock.calls).toEqual([]);
  },
});

/** A dialog that a host opens from the panel and draws elsewhere. */
function Details() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" style={{ minBlockSize: 24 }} onClick={() => setOpen(true)}>
        Details
      </button>
      {open &&
        createPortal(
          <div role="dialog" aria-label="Details">
            <button type="button" style={{ minBlockSize: 24 }}>
              Answer
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}

export const OwnDialog = meta.story({
  name: 'a dialog that a host opens from the panel is none of the card around the bell',
  parameters: { world: { messages: unreadMessages(1) } },
  render: () => (
    <PlacesInbox>
      <HostCard>
        <InboxPopover slots={{ header: <Details /> }} />
      </HostCard>
    </PlacesInbox>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await bell());
    await userEvent.click(await within(await panel()).findByRole('button', { name: 'Details' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Details' })).getByRole('button', { name: 'Answer' }),
    );
    await expect(heard.mock.calls).toEqual([]);
  },
});
