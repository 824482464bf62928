'use client';
import * as RadixTabs from '@radix-ui/react-tabs';
import { forwardRef, type ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { useThemeSettings } from '../theme/ThemeRoot.tsx';
import * as styles from './Tabs.css.ts';

export interface TabsProps extends Omit<RadixTabs.TabsProps, 'asChild' | 'dir'> {}

/** Sections of which one is shown; arrow keys follow the direction of the ThemeRoot. Renders a `<div>`. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs({ className, ...rest }, ref) {
  const { dir } = useThemeSettings('Tabs');
  return (
    <RadixTabs.Root
      {...rest}
      ref={ref}
      dir={dir}
      data-carillon="tabs"
      className={cx(styles.root, className)}
    />
  );
});

export interface TabListProps extends Omit<RadixTabs.TabsListProps, 'asChild' | 'aria-label'> {
  /** Names the row of tabs. */
  label: string;
}

/** The row of tabs; scrolls along the line when it is too long. Renders a `<div role="tablist">`. */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(({ className, label, ...rest }, ref) => (
  <RadixTabs.List
    {...rest}
    ref={ref}
    aria-label={label}
    data-carillon="tab-list"
    className={cx(styles.list, className)}
  />
));
TabList.displayName = 'TabList';

/** `data-state` is `active` or `inactive`. */
export interface TabProps extends Omit<RadixTabs.TabsTriggerProps, 'asChild'> {
  /** A small number after the words, written as it is to be read; nothing for none. */
  count?: ReactNode;
}

/** One tab. Renders a `<button role="tab">`. */
export const Tab = forwardRef<HTMLButtonElement, TabProps>(({ className, count, children, ...rest }, ref) => (
  <RadixTabs.Trigger {...rest} ref={ref} data-carillon="tab" className={cx(styles.tab, className)}>
    <span className={styles.tabLabel}>{children}</span>
    {count !== undefined && count !== null && count !== '' && (
      <span data-carillon="tab-count" className={styles.count}>
        {count}
      </span>
    )}
  </RadixTabs.Trigger>
));
Tab.displayName = 'Tab';

export interface TabPanelProps extends Omit<RadixTabs.TabsContentProps, 'asChild'> {}

/** What a tab shows. Renders a `<div role="tabpanel">`. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(({ className, ...rest }, ref) => (
  <RadixTabs.Content {...rest} ref={ref} data-carillon="tab-panel" className={cx(styles.panel, className)} />
));
TabPanel.displayName = 'TabPanel';
