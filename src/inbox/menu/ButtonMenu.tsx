'use client';

import { forwardRef, type ReactNode, type RefObject, useImperativeHandle } from 'react';
import { Menu, MenuContent, type MenuEntry, MenuTrigger, roomOf } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `ButtonMenu`. */
export interface ButtonMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  menuId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  entry: MenuEntry;
  onCloseAutoFocus: (event: Event) => void;
  children: ReactNode;
}

/** The menu of a button that is there without it. Renders a `<div role="menu">` in a portal, while it is open. */
export function ButtonMenu(props: ButtonMenuProps) {
  const { button, buttonId, menuId, open, onOpenChange, entry, onCloseAutoFocus, children } = props;
  const { container } = useInboxSettings('MenuButton');
  return (
    <Menu open={open} onOpenChange={onOpenChange} entry={entry}>
      <MenuTrigger>
        <Present element={button} />
      </MenuTrigger>
      <MenuContent
        id={menuId}
        aria-labelledby={buttonId}
        container={container ?? (button.current && roomOf(button.current))}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {children}
      </MenuContent>
    </Menu>
  );
}

/** Stands for an element that is on the page already, and keeps its own events. Renders nothing. */
const Present = forwardRef<HTMLButtonElement, { element: RefObject<HTMLButtonElement | null> }>(
  function Present({ element }, ref) {
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => element.current);
    return null;
  },
);
