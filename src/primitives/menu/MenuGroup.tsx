'use client';

import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../styles/part.ts';
import * as styles from './Menu.css.ts';

/** A line between groups of commands. Renders a `<div role="separator">`. */
export const MenuSeparator = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function MenuSeparator(props, ref) {
    return <Dropdown.Separator {...part('menu-separator', props, styles.separator)} ref={ref} />;
  },
);

/** Props of `MenuLabel`: those of a `<div>`. */
export interface MenuLabelProps extends ComponentPropsWithoutRef<'div'> {}

/** Words above a group of commands; give it an `id` that names the group. Renders a `<div>`. */
export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel(props, ref) {
  return <Dropdown.Label {...part('menu-label', props, styles.label)} ref={ref} />;
});
