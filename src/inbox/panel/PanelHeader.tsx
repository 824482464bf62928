'use client';

import { Slot } from '@radix-ui/react-slot';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../../primitives/index.ts';
import { useSelection } from '../root/useSelection.ts';
import * as styles from './Panel.css.ts';

/** Props of `Inbox.Header`: those of a `<div>`. */
export interface PanelHeaderProps extends ComponentPropsWithoutRef<'div'> {
  /** Uses its one child as the element. @default false */
  asChild?: boolean | undefined;
}

/** The top row of the panel. It is hidden while the bar of selected messages is shown. Renders a `<div>`. */
export const PanelHeader = forwardRef<HTMLDivElement, PanelHeaderProps>(function PanelHeader(props, ref) {
  const { asChild = false, ...native } = props;
  const selecting = useSelection('Inbox.Header') !== null;
  const Element = asChild ? Slot : 'div';
  return <Element hidden={selecting} {...part('header', native, styles.header)} ref={ref} />;
});
