'use client';

import { createContext, type RefObject } from 'react';

/** An end of a menu. */
export type MenuEntry = 'first' | 'last';

/** What the parts of a menu share. */
export interface MenuState {
  /** Where the focus goes when the menu opens by the keyboard. */
  readonly entry: RefObject<MenuEntry>;
  setOpen(open: boolean): void;
}

/** Carries the state of the nearest `Menu`. */
export const MenuContext = createContext<MenuState | null>(null);
