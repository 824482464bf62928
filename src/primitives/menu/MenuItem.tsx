'use client';

import type * as Dropdown from '@radix-ui/react-dropdown-menu';
import { forwardRef, type ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { part } from '../styles/part.ts';
import { radixPart } from '../styles/radixPart.ts';
import * as styles from './Menu.css.ts';
import { useMenu } from './MenuContext.ts';

/** What the props of every kind of menu item have in common. */
interface MenuItemIcon {
  /** A drawing of 16 CSS pixels before the words. */
  icon?: ReactNode;
}

/** The icon, the words and the check mark of a menu item. */
function MenuItemContents({
  icon,
  checkable,
  children,
}: MenuItemIcon & { checkable?: boolean; children: ReactNode }) {
  const { radix } = useMenu('MenuItem');
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{children}</span>
      {checkable && (
        <span className={styles.mark}>
          <radix.ItemIndicator>
            <CheckIcon size={15} />
          </radix.ItemIndicator>
        </span>
      )}
    </>
  );
}

/** `data-highlighted` while the pointer or the focus is on it, `data-disabled` while it is disabled. */
export interface MenuItemProps extends Omit<Dropdown.DropdownMenuItemProps, 'asChild'> {
  /** A drawing of 16 CSS pixels before the words. */
  icon?: ReactNode;
  /**
   * `danger` for a command that removes something.
   * @default 'normal'
   * @selector [data-tone="danger"]
   */
  tone?: 'normal' | 'danger' | undefined;
}

/** A command, which closes the menu, unless `onSelect` prevents the default. Renders a `<div role="menuitem">`. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(props, ref) {
  const { icon, tone = 'normal', children, ...rest } = props;
  const { radix } = useMenu('MenuItem');
  return (
    <radix.Item {...part('menu-item', rest, styles.item, { tone })} ref={ref}>
      <MenuItemContents icon={icon}>{children}</MenuItemContents>
    </radix.Item>
  );
});

/** `data-state` is `checked` or `unchecked`. */
export interface MenuCheckboxItemProps
  extends Omit<Dropdown.DropdownMenuCheckboxItemProps, 'asChild'>,
    MenuItemIcon {}

/** Something that is on or off. Renders a `<div role="menuitemcheckbox">`. */
export const MenuCheckboxItem = forwardRef<HTMLDivElement, MenuCheckboxItemProps>(function MenuCheckboxItem(
  { icon, children, ...rest },
  ref,
) {
  const { radix } = useMenu('MenuCheckboxItem');
  return (
    <radix.CheckboxItem {...radixPart('menu-checkbox-item', rest, styles.item)} ref={ref}>
      <MenuItemContents icon={icon} checkable>
        {children}
      </MenuItemContents>
    </radix.CheckboxItem>
  );
});
