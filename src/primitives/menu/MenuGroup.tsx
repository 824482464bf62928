'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../styles/part.ts';
import * as styles from './Menu.css.ts';
import { useMenu } from './MenuContext.ts';

/** A line between groups of commands. Renders a `<div role="separator">`. */
export const MenuSeparator = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function MenuSeparator(props, ref) {
    const { radix } = useMenu('MenuSeparator');
    return <radix.Separator {...part('menu-separator', props, styles.separator)} ref={ref} />;
  },
);

/** Props of `MenuLabel`: those of a `<div>`. */
export interface MenuLabelProps extends ComponentPropsWithoutRef<'div'> {}

/** Words above a group of commands; give it an `id` that names the group. Renders a `<div>`. */
export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel(props, ref) {
  const { radix } = useMenu('MenuLabel');
  return <radix.Label {...part('menu-label', props, styles.label)} ref={ref} />;
});
