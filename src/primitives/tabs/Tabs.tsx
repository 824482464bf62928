'use client';
import * as RadixTabs from '@radix-ui/react-tabs';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode } from 'react';
import { assignRef } from '../behavior/assignRef.ts';
import { rovingFocus } from '../behavior/rovingFocus.ts';
import { part } from '../styles/part.ts';
import { radixPart } from '../styles/radixPart.ts';
import { useThemeSettings } from '../theme/useThemeSettings.ts';
import * as styles from './Tabs.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface TabsProps extends Omit<RadixTabs.TabsProps, 'asChild' | 'dir'> {}

/** Sections of which one is shown; arrow keys follow the direction of the ThemeRoot. Renders a `<div>`. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  const { dir } = useThemeSettings('Tabs');
  return <RadixTabs.Root {...part('tabs', props, styles.root)} ref={ref} dir={dir} />;
});

/** `data-overflow` has the sides on which tabs are hidden: `none`, `start`, `end` or `both`. */
export interface TabListProps extends Omit<RadixTabs.TabsListProps, 'asChild' | 'aria-label'> {
  /** Names the row of tabs. */
  label: string;
}

/**
 * The row of tabs. One that is too long scrolls, fades on the sides where tabs are hidden, and keeps the open tab in view. Renders a
 * `<div role="tablist">`.
 */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList(props, ref) {
  const { label, style, children, ...rest } = props;
  const { dir } = useThemeSettings('TabList');
  return (
    <RadixTabs.List
      {...(dir === 'rtl' ? rovingToLeft : rovingToRight)}
      {...part('tab-list', rest, styles.list)}
      ref={ref}
      asChild
      aria-label={label}
    >
      <TabRow ownStyle={style}>{children}</TabRow>
    </RadixTabs.List>
  );
});

const roving = { items: '[role="tab"]', entry: '[data-state="active"]', loops: true };
const rovingToRight = rovingFocus({ ...roving, keys: ['ArrowRight', 'ArrowLeft'] });
const rovingToLeft = rovingFocus({ ...roving, keys: ['ArrowLeft', 'ArrowRight'] });

/** Removes Radix's inline styles, which a strict policy blocks in a page that was rendered on a server: only the host's own stay. */
interface Unstyled extends ComponentPropsWithoutRef<'div'> {
  ownStyle: CSSProperties | undefined;
  'data-state'?: 'active' | 'inactive';
}

const TabRow = forwardRef<HTMLDivElement, Unstyled>(function TabRow(props, ref) {
  const { ownStyle, style: _refused, onScroll, ...rest } = props;
  const { listRef, overflow, measure } = useOverflow('[data-state="active"]');
  return (
    <div
      {...rest}
      ref={(node) => {
        listRef.current = node;
        assignRef(ref, node);
      }}
      data-overflow={overflow}
      style={ownStyle}
      onScroll={(event) => {
        onScroll?.(event);
        measure();
      }}
    />
  );
});

/** `data-state` is `active` or `inactive`. */
export interface TabProps extends Omit<RadixTabs.TabsTriggerProps, 'asChild'> {
  /** A small number after the words, already formatted; nothing for none. */
  count?: ReactNode;
}

/** One tab. Renders a `<button role="tab">`. */
export const Tab = forwardRef<HTMLButtonElement, TabProps>(function Tab({ count, children, ...rest }, ref) {
  return (
    <RadixTabs.Trigger {...radixPart('tab', rest, styles.tab)} ref={ref}>
      <span className={styles.tabLabel}>{children}</span>{' '}
      {count !== undefined && count !== null && count !== '' && (
        <span data-carillon="tab-count" className={styles.count}>
          {count}
        </span>
      )}
    </RadixTabs.Trigger>
  );
});

/** `forceMount` keeps the contents of a panel mounted while another is open. */
export interface TabPanelProps extends Omit<RadixTabs.TabsContentProps, 'asChild'> {}

/** The contents of a tab. Renders a `<div role="tabpanel">`. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(props, ref) {
  const { style, forceMount = false, children, ...rest } = props;
  return (
    <RadixTabs.Content
      {...radixPart('tab-panel', rest, styles.panel)}
      ref={ref}
      asChild
      // The element stays, since its tab refers to it; `forceMount` decides whether its contents stay.
      forceMount
    >
      <Panel ownStyle={style} keepsContent={forceMount}>
        {children}
      </Panel>
    </RadixTabs.Content>
  );
});

const Panel = forwardRef<HTMLDivElement, Unstyled & { keepsContent: boolean }>(function Panel(props, ref) {
  const { ownStyle, style: _refused, keepsContent, children, ...rest } = props;
  const open = rest['data-state'] === 'active';
  return (
    <div {...rest} ref={ref} hidden={!open} style={ownStyle}>
      {(open || keepsContent) && children}
    </div>
  );
});
