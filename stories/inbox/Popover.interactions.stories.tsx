import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPopover, type InboxPopoverProps, type OpenChangeDetails } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const meta = preview.meta({
  title: 'Compose/Popover/Interactions',
  component: InboxPopover,
  args: { onOpenChange: fn() },
  parameters: { world: { messages: unreadMessages(3) } },
  render: (args) => (
    <StoryInbox>
      <button type="button">Something of the host</button>
      <InboxPopover {...args} />
    </StoryInbox>
  ),
});

/** The changes that the host cancels. */
const refused = new Set<boolean>();

const bellName = 'Notifications, 3 unread';

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await userEvent.click(bell);
    await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, {
      reason: 'bell',
      event: expect.any(Event),
      cancel: expect.any(Function),
    });

    await userEvent.click(bell);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, {
      reason: 'bell',
      event: expect.any(Event),
      cancel: expect.any(Function),
    });
  },
});

export const Journey1 = meta.story({
  name: 'journey 1: in by the bell, out by Escape, and the focus is back on the bell',
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  },
});

export const EscapeClosesWhereverTheFocusIs = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: bellName }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, {
      reason: 'escape',
      event: expect.any(Event),
      cancel: expect.any(Function),
    });
  },
});

export const APressOutsideCloses = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: bellName }));
    await screen.findByRole('dialog');
    const elsewhere = canvas.getByRole('button', { name: 'Something of the host' });
    // A browser ends the task between the press and the focus; the user of this test does both in one.
    await fireEvent.pointerDown(elsewhere);
    await userEvent.click(elsewhere);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, {
      reason: 'outside',
      event: expect.any(Event),
      cancel: expect.any(Function),
    });
  },
});

function Controlled(props: InboxPopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setOpen(true)}>
        Open from the host
      </button>
      <InboxPopover {...props} open={open} onOpenChange={(next) => setOpen(next)} />
    </StoryInbox>
  );
}

export const ControlledByTheHost = meta.story({
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open from the host' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const TheHostCancelsWhatIsNotDone = meta.story({
  name: 'a popover stays closed or open where the host cancels the change, and the next press is asked again',
  args: {
    onOpenChange: fn((open: boolean, { cancel }: OpenChangeDetails) => {
      if (refused.has(open)) {
        cancel();
      }
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    refused.add(true);
    const bell = await canvas.findByRole('button', { name: bellName });
    await userEvent.click(bell);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('dialog')).toBeNull();

    refused.clear();
    refused.add(false);
    await userEvent.click(bell);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(3));
    await userEvent.click(bell);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(4));
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog).toBeVisible();

    refused.clear();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
  },
});

export const ClosesOnItemClickWhenAsked = meta.story({
  args: { closeOnItemClick: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: bellName }));
    const [first] = await screen.findAllByRole('article');
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, {
      reason: 'item',
      event: expect.any(Event),
      cancel: expect.any(Function),
    });
  },
});

export const MenusOnAPhone = meta.story({
  name: 'fault 90: on a phone a menu is beside its button, over the sheet that fills the page',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Notifications/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth));
    await within(sheet).findAllByRole('article');
    const placeOf = (element: HTMLElement) => element.getBoundingClientRect();
    for (const index of [0, 1]) {
      const button = () =>
        within(sheet).getAllByRole('button', { name: 'More actions' })[index] as HTMLElement;
      await userEvent.click(button());
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(placeOf(menu).top - placeOf(button()).bottom).toBeCloseTo(4, 0));
      const { left, right } = placeOf(button());
      if (getComputedStyle(menu).direction === 'rtl') {
        await expect(placeOf(menu).left).toBeCloseTo(Math.max(left, 8), 0);
      } else {
        await expect(placeOf(menu).right).toBeCloseTo(Math.min(right, window.innerWidth - 8), 0);
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
});

/** Hears an Escape that nobody has kept to himself, as a dialog of the host would. */
const heardByTheHost = fn();

function hearEscape() {
  heardByTheHost.mockClear();
  const hear = (event: KeyboardEvent) => event.key === 'Escape' && heardByTheHost();
  document.addEventListener('keydown', hear);
  window.addEventListener('keydown', hear);
  return () => {
    document.removeEventListener('keydown', hear);
    window.removeEventListener('keydown', hear);
  };
}

export const EscapeGoesNoFurther = meta.story({
  name: 'the host gets no Escape that closes a menu, ends a selection or closes the panel; it gets the next one',
  beforeEach: hearEscape,
  render: (args) => (
    <StoryInbox>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a dialog of the host */}
      <div onKeyDown={({ key }) => key === 'Escape' && heardByTheHost()}>
        <InboxPopover {...args} />
      </div>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: bellName });
    await userEvent.click(bell);
    const dialog = await screen.findByRole('dialog');
    const openMenu = async () => {
      await userEvent.click(
        within(dialog).getAllByRole('button', { name: 'More actions' })[0] as HTMLElement,
      );
      return screen.findByRole('menu');
    };
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog).toBeInTheDocument();

    await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Select' }));
    await within(dialog).findByRole('toolbar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(dialog).queryByRole('toolbar')).toBeNull());
    await expect(dialog).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(heardByTheHost).not.toHaveBeenCalled();
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(heardByTheHost).toHaveBeenCalledTimes(3);
  },
});
