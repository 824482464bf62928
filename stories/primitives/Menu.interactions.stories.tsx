import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  Button,
  DotsIcon,
  GearIcon,
  IconButton,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  type MenuContentProps,
  MenuItem,
  MenuTrigger,
  PopoverSurface,
} from '../../src/primitives/index.ts';

const onSelect = fn();

const meta = preview.meta({
  component: MenuContent,
  title: 'Parts/Menu/Interactions',
  tags: ['!autodocs'],
  beforeEach: () => void onSelect.mockClear(),
  render: (args) => (
    <div style={{ inlineSize: 300, blockSize: 200 }}>
      <Actions {...args} />
    </div>
  ),
});

function Actions(args: Pick<MenuContentProps, 'container'>) {
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label="More actions">
          <DotsIcon />
        </IconButton>
      </MenuTrigger>
      <MenuContent {...args}>
        <MenuItem onSelect={() => onSelect('read')}>Mark as read</MenuItem>
        <MenuItem onSelect={() => onSelect('archive')}>Archive</MenuItem>
        <MenuItem disabled onSelect={() => onSelect('snooze')}>
          Snooze
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => onSelect('remove')}>
          Remove
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

const button = () => screen.getByRole('button', { name: 'More actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const hasFocus = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const IsAMenuButton = meta.story({
  play: async ({ userEvent }) => {
    await expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    await screen.findByRole('menu', { name: 'More actions' });
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(item('Archive'));
    await expect(onSelect).toHaveBeenCalledWith('archive');
    await gone();
    await waitFor(() => expect(button()).toHaveFocus());
  },
});

export const OpensByArrowDownOnItsFirstItem = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Mark as read');
  },
});

export const MovesByArrowsHomeAndEndPastWhatIsDisabled = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Mark as read');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Archive');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Remove');
    await userEvent.keyboard('{Home}');
    await hasFocus('Mark as read');
    await userEvent.keyboard('{End}');
    await hasFocus('Remove');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(onSelect.mock.calls).toEqual([['remove']]);
    await waitFor(() => expect(button()).toHaveFocus());
  },
});

export const MovesByFirstLetters = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await hasFocus('Mark as read');
    await userEvent.keyboard('re');
    await hasFocus('Remove');
  },
});

export const ADisabledItemDoesNothing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze' }));
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
  },
});

export const EscapeGivesTheFocusBack = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Mark as read');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button()).toHaveFocus());
  },
});

export const CarriesThemeAndDirectionIntoThePortal = meta.story({
  globals: { theme: 'dark', dir: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    const root = (await screen.findByRole('menu')).closest('[data-carillon="root"]');
    await expect(root).toHaveAttribute('data-carillon-theme', 'dark');
    await expect(root).toHaveAttribute('dir', 'rtl');
    // Aligned to the end, which is the left: the menu reaches to the right of its button.
    await waitFor(() =>
      expect(screen.getByRole('menu').getBoundingClientRect().left).toBeLessThanOrEqual(
        button().getBoundingClientRect().left,
      ),
    );
  },
});

/** Radix's modal menus write a `<style>` and lock the page; a strict policy would refuse the one, a guest must not do the other. */
export const Fault85WritesNoStyleElementAndLocksNothing = meta.story({
  name: 'fault 85: writes no style element and locks nothing',
  play: async ({ canvasElement, userEvent }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(button());
    await screen.findByRole('menu');
    await expect(document.querySelectorAll('style')).toHaveLength(before);
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
    await expect(document.body).not.toHaveStyle({ pointerEvents: 'none' });
    await expect(canvasElement.closest('[aria-hidden="true"]')).toBeNull();
  },
});

export const OpensInTheContainerItIsGiven = meta.story({
  render: () => <InAShadowRoot />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(button());
    const shadow = canvasElement.querySelector('[data-shadow]')?.shadowRoot;
    await waitFor(() => expect(shadow?.querySelector('[role="menu"]')).toBeVisible());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

function InAShadowRoot() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const attach = useRef((host: HTMLDivElement | null) => {
    if (host && !host.shadowRoot) {
      setContainer(host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div')));
    }
  });
  return (
    <>
      <div data-shadow="" ref={attach.current} />
      <Actions container={container} />
    </>
  );
}

export const TurnsWhatIsOnOrOff = meta.story({
  render: () => <Filter />,
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    const unread = await screen.findByRole('menuitemcheckbox', { name: 'Only unread' });
    await expect(unread).not.toBeChecked();
    await userEvent.click(unread);
    await expect(unread).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(button());
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Only unread' })).toBeChecked();
  },
});

function Filter() {
  const [unread, setUnread] = useState(false);
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label="More actions">
          <DotsIcon />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <MenuCheckboxItem
          checked={unread}
          onCheckedChange={setUnread}
          onSelect={(event) => event.preventDefault()}
        >
          Only unread
        </MenuCheckboxItem>
      </MenuContent>
    </Menu>
  );
}

const onOpenChange = fn();

/** Inside a popover, as it is in the inbox. */
function InAPopover() {
  const [open, setOpen] = useState(true);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ inlineSize: 400, blockSize: 300 }}>
      <Button ref={anchor} onClick={() => setOpen(true)}>
        Bell
      </Button>
      <PopoverSurface
        open={open}
        anchor={anchor}
        label="Notifications"
        align="start"
        onOpenChange={(next, reason) => {
          onOpenChange(next, reason);
          setOpen(next);
        }}
      >
        <Actions />
      </PopoverSurface>
    </div>
  );
}

const inAPopover = { render: () => <InAPopover />, beforeEach: () => void onOpenChange.mockClear() };

export const EscapeClosesTheMenuBeforeThePopover = meta.story({
  ...inAPopover,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    button().focus();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Mark as read');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onOpenChange.mock.calls).toEqual([[false, 'escape']]);
  },
});

export const APressOnTheMenuKeepsThePopover = meta.story({
  ...inAPopover,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await gone();
    await expect(onSelect).toHaveBeenCalledWith('archive');
    await expect(onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
});

export const APressOnThePopoverClosesOnlyTheMenu = meta.story({
  ...inAPopover,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(button());
    await screen.findByRole('menu');
    await userEvent.click(dialog);
    await gone();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
});

export const WordsStandInLine = meta.story({
  name: 'words without an icon are in line with those that have one, and at the edge where none has',
  render: () => (
    <>
      {[<GearIcon key="icon" size={16} />, undefined].map((icon) => (
        <Menu key={icon ? 'some' : 'none'}>
          <MenuTrigger>
            <Button>{icon ? 'Some icons' : 'No icons'}</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem icon={icon}>Settings</MenuItem>
            <MenuItem>Archive</MenuItem>
            <MenuCheckboxItem checked>Unread only</MenuCheckboxItem>
          </MenuContent>
        </Menu>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const startOf = (words: string) => {
      const menu = screen.getByRole('menu').getBoundingClientRect();
      return Math.round(screen.getByText(words).getBoundingClientRect().left - menu.left);
    };
    const starts: number[] = [];
    for (const name of ['Some icons', 'No icons']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await screen.findByRole('menu');
      starts.push(startOf('Settings'));
      await expect(startOf('Archive')).toBe(startOf('Settings'));
      await expect(startOf('Unread only')).toBe(startOf('Settings'));
      await userEvent.keyboard('{Escape}');
      await gone();
    }
    await expect(starts[1]).toBeLessThan(starts[0] as number);
  },
});
