import { useRef, useState } from 'react';
import { fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  ArchiveIcon,
  BellOffIcon,
  CheckIcon,
  ClockIcon,
  DotsIcon,
  IconButton,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  type MenuContentProps,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
  PopoverSurface,
  TrashIcon,
} from '../../src/primitives/index.ts';

const meta = preview.meta({
  component: MenuContent,
  title: 'Compose/Primitives/Menu',
  id: 'parts-menu',
  subcomponents: { Menu, MenuTrigger, MenuItem, MenuCheckboxItem },
  argTypes: {
    side: { control: 'inline-radio', options: ['top', 'right', 'bottom', 'left'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    children: { control: false },
  },
  args: {
    children: (
      <>
        <MenuItem icon={<CheckIcon size={16} />} onSelect={fn()}>
          Mark as read
        </MenuItem>
        <MenuItem icon={<ArchiveIcon size={16} />}>Archive</MenuItem>
        <MenuItem icon={<BellOffIcon size={16} />}>Fewer like this</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<TrashIcon size={16} />} tone="danger">
          Remove
        </MenuItem>
      </>
    ),
  },
  render: Open,
});

/** Open at first, in room enough for the page to be looked at. */
function Open(props: MenuContentProps) {
  return (
    <div
      style={{ inlineSize: 'min(360px, 90vw)', blockSize: 260, display: 'flex', justifyContent: 'center' }}
    >
      <Menu defaultOpen>
        <MenuTrigger>
          <IconButton label="More actions">
            <DotsIcon />
          </IconButton>
        </MenuTrigger>
        <MenuContent {...props} />
      </Menu>
    </div>
  );
}

/** Commands with icons, a line between groups, and one that destroys. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { side: 'bottom', align: 'end', sideOffset: 4, loop: false } });

export const Words = meta.story({
  args: {
    children: (
      <>
        <MenuItem>Mark as read</MenuItem>
        <MenuItem>Archive</MenuItem>
        <MenuItem>
          A command that says in quite a few words what it is going to do, in a language with
          Donaudampfschifffahrt
        </MenuItem>
      </>
    ),
  },
});

export const Disabled = meta.story({
  args: {
    children: (
      <>
        <MenuItem icon={<CheckIcon size={16} />}>Mark all as read</MenuItem>
        <MenuItem icon={<ArchiveIcon size={16} />} disabled>
          Archive read ones
        </MenuItem>
      </>
    ),
  },
});

/** Entries that are on or off, or one of several. */
export const Checkable = meta.story({
  args: {
    children: (
      <>
        <MenuCheckboxItem checked icon={<CheckIcon size={16} />}>
          Only unread
        </MenuCheckboxItem>
        <MenuCheckboxItem checked={false} icon={<ClockIcon size={16} />}>
          Snoozed too
        </MenuCheckboxItem>
      </>
    ),
  },
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl', locale: 'ar' },
  args: {
    children: (
      <>
        <MenuItem icon={<CheckIcon size={16} />}>وضع علامة مقروء</MenuItem>
        <MenuCheckboxItem checked>غير المقروءة فقط</MenuCheckboxItem>
        <MenuItem icon={<TrashIcon size={16} />} tone="danger">
          إزالة
        </MenuItem>
      </>
    ),
  },
});

/** As long as the window leaves room for; then it scrolls. */
export const Many = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, index) => `Command ${index + 1}`).map((words) => (
      <MenuItem key={words}>{words}</MenuItem>
    )),
  },
});

/** Above the popover that it is in. */
export const InAPopover = meta.story({
  render: (args) => <Panel {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await screen.findByRole('menu');
  },
});

function Panel(props: MenuContentProps) {
  const [open, setOpen] = useState(true);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ inlineSize: 'min(420px, 90vw)', blockSize: 300 }}>
      <IconButton ref={anchor} label="Notifications" aria-expanded={open} onClick={() => setOpen(!open)}>
        <ArchiveIcon />
      </IconButton>
      <PopoverSurface open={open} onOpenChange={setOpen} anchor={anchor} label="Notifications" align="start">
        <div style={{ display: 'flex', justifyContent: 'space-between', padding: 16 }}>
          Notifications
          <Menu>
            <MenuTrigger>
              <IconButton label="More actions">
                <DotsIcon />
              </IconButton>
            </MenuTrigger>
            <MenuContent {...props} />
          </Menu>
        </div>
      </PopoverSurface>
    </div>
  );
}
