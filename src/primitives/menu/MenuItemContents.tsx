'use client';

import { ItemIndicator } from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import * as styles from './Menu.css.ts';

/** What the props of every kind of menu item have in common. */
export interface MenuItemIcon {
  /** A drawing of 16 CSS pixels before the words. */
  icon?: ReactNode;
}

/** The icon, the words and the check mark of a menu item. */
export function MenuItemContents({
  icon,
  checkable,
  children,
}: MenuItemIcon & { checkable?: boolean; children: ReactNode }) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{children}</span>
      {checkable && (
        <span className={styles.mark}>
          <ItemIndicator>
            <CheckIcon size={15} />
          </ItemIndicator>
        </span>
      )}
    </>
  );
}
