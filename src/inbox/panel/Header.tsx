'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import * as styles from './Panel.css.ts';

/** Props of `Inbox.Header`: those of a `<header>`. */
export type HeaderProps = ComponentPropsWithoutRef<'header'>;

/** The top row of the panel. Renders a `<header>`. */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header({ className, ...native }, ref) {
  useRoot('Inbox.Header');
  return <header {...native} ref={ref} data-carillon="header" className={cx(styles.header, className)} />;
});
