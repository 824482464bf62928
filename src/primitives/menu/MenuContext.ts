'use client';

import type * as Dropdown from '@radix-ui/react-dropdown-menu';
import { createContext, type RefObject, useContext } from 'react';

/** An end of a menu. */
export type MenuEntry = 'first' | 'last';

/** What the parts of a menu are made of. */
export type RadixMenu = Pick<
  typeof Dropdown,
  'Trigger' | 'Portal' | 'Content' | 'Item' | 'CheckboxItem' | 'ItemIndicator' | 'Separator' | 'Label'
>;

/** What the parts of a menu share. */
export interface MenuState {
  /** From here and no import, so that parts of a menu that is not open can be loaded without it. */
  readonly radix: RadixMenu;
  /** Where the focus goes when the menu opens by the keyboard. */
  readonly entry: RefObject<MenuEntry>;
  setOpen(open: boolean): void;
}

/** Carries the state of the nearest `Menu`. */
export const MenuContext = createContext<MenuState | null>(null);

/** The menu that a part is in. */
export function useMenu(part: string): MenuState {
  const menu = useContext(MenuContext);
  if (menu === null) {
    throw new Error(`${part} must be inside Menu, which draws it.`);
  }
  return menu;
}
