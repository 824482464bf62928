'use client';

import type * as Dropdown from '@radix-ui/react-dropdown-menu';
import { forwardRef, type KeyboardEvent, type ReactNode } from 'react';
import { useMenu } from './MenuContext.ts';

/** Props of `MenuTrigger`. */
export interface MenuTriggerProps extends Omit<Dropdown.DropdownMenuTriggerProps, 'asChild'> {
  /** The button, such as an `IconButton`; its name also names the menu. */
  children: ReactNode;
}

/**
 * Makes its one child a menu button: pointer, Enter, Space and Arrow Down open the menu, Arrow Up at its last item.
 * Renders its child.
 */
export const MenuTrigger = forwardRef<HTMLButtonElement, MenuTriggerProps>(function MenuTrigger(props, ref) {
  const { radix, entry, setOpen } = useMenu('MenuTrigger');
  return (
    <radix.Trigger
      {...props}
      ref={ref}
      asChild
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
        props.onKeyDown?.(event);
        const up = event.key === 'ArrowUp' && !event.defaultPrevented && !props.disabled;
        entry.current = up ? 'last' : 'first';
        if (up) {
          event.preventDefault();
          setOpen(true);
        }
      }}
    />
  );
});
