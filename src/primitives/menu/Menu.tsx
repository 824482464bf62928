'use client';

import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { useMemo, useRef, useState } from 'react';
import { useThemeSettings } from '../theme/useThemeSettings.ts';
import { MenuContext, type MenuEntry, type MenuState, type RadixMenu } from './MenuContext.ts';

/** Props of `Menu`. */
export interface MenuProps extends Omit<Dropdown.DropdownMenuProps, 'dir' | 'modal'> {
  /** The item that is focused where the menu is open from the start. @default 'first' */
  entry?: 'first' | 'last' | undefined;
}

/** By name: as a whole module it would bring what no menu here has, such as menus in menus. */
const radix: RadixMenu = {
  Trigger: Dropdown.Trigger,
  Portal: Dropdown.Portal,
  Content: Dropdown.Content,
  Item: Dropdown.Item,
  CheckboxItem: Dropdown.CheckboxItem,
  ItemIndicator: Dropdown.ItemIndicator,
  Separator: Dropdown.Separator,
  Label: Dropdown.Label,
};

/** A button and the few commands behind it: one `MenuTrigger`, one `MenuContent`. Renders nothing of its own. */
export function Menu(props: MenuProps) {
  const { entry: firstEntry = 'first', open: hostOpen, defaultOpen = false, onOpenChange, ...rest } = props;
  const { dir } = useThemeSettings('Menu');
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const entry = useRef<MenuEntry>(firstEntry);
  const menu = useMemo<MenuState>(
    () => ({
      radix,
      entry,
      setOpen(open) {
        setOwnOpen(open);
        onOpenChange?.(open);
      },
    }),
    [onOpenChange],
  );
  return (
    <MenuContext.Provider value={menu}>
      {/* Not modal: that would hide the page from screen readers, lock its scrolling and write a `<style>` into it. */}
      <Dropdown.Root
        {...rest}
        open={hostOpen ?? ownOpen}
        onOpenChange={menu.setOpen}
        dir={dir}
        modal={false}
      />
    </MenuContext.Provider>
  );
}
