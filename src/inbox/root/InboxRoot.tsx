'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx, ThemeRoot, VisuallyHidden } from '../../primitives/index.ts';
import { type InboxStore, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import {
  type Brand,
  createRootOwner,
  type OpenChangeReason,
  type PanelViewName,
  RootContext,
  type RootState,
} from './RootContext.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useLateAnnouncement } from './useLateAnnouncement.ts';

/** Props of `Inbox.Root`: those of a `<div>`. Its class and style also apply to the popover, so set tokens there. */
export interface InboxRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir' | 'lang'> {
  /** Whether the popover is open, where the host controls it. */
  open?: boolean | undefined;
  /** Whether it is open at the start, where the host does not control it. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: OpenChangeReason }) => void) | undefined;
  /**
   * Names the inbox, where a page has several: its bell, its dialog or panel, its title and its feed.
   * @default the language's word for notifications
   */
  label?: string | undefined;
  /** Closes the popover when a message was clicked. @default false */
  closeOnItemClick?: boolean | undefined;
  /** The store whose tab is open, where the host controls it. */
  storeId?: string | undefined;
  onStoreChange?: ((storeId: string) => void) | undefined;
}

const defaultStore: InboxStore = { storeId: 'default_store' };

/**
 * One inbox: the state that its bell, popover and list share, and the live region for its announcements. Renders a `<div>`
 * without a box, which carries the theme.
 */
export const InboxRoot = forwardRef<HTMLDivElement, InboxRootProps>(function InboxRoot(props, ref) {
  const {
    open: hostOpen,
    defaultOpen = false,
    onOpenChange,
    label: hostLabel,
    closeOnItemClick = false,
    storeId: hostStoreId,
    onStoreChange,
    className,
    style,
    children,
    ...native
  } = props;
  const { translator, theme, tokens, stores, announcements } = useInboxSettings('Inbox.Root');
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const [view, setView] = useState<PanelViewName>('feed');
  const [brand, setBrand] = useState<Brand>({});
  const [said, announce] = useAnnouncements(announcements);
  const Announcement = useLateAnnouncement();
  const [{ service }] = useState(createRootOwner);
  const bellRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [ownStoreId, setOwnStoreId] = useState<string>();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const storeId = hostStoreId ?? ownStoreId;
  const store = stores.find((one) => one.storeId === storeId) ?? stores[0] ?? defaultStore;
  const query = useMemo(
    () => (unreadOnly ? { ...store.query, read: false } : (store.query ?? {})),
    [store.query, unreadOnly],
  );
  const label = hostLabel ?? translator.text('notifications');
  const open = hostOpen ?? ownOpen;
  const rootStyle = useMemo(() => ({ ...brand.style, ...style }), [brand.style, style]);

  const setOpen = useCallback(
    (next: boolean, reason: OpenChangeReason) => {
      setOwnOpen(next);
      onOpenChange?.(next, { reason });
    },
    [onOpenChange],
  );
  const setStore = useCallback(
    (next: string) => {
      setOwnStoreId(next);
      onStoreChange?.(next);
    },
    [onStoreChange],
  );
  const state = useMemo<RootState>(
    () => ({
      service,
      open,
      setOpen,
      bellRef,
      label,
      titleId,
      store,
      setStore,
      unreadOnly,
      setUnreadOnly,
      query,
      closeOnItemClick,
      view,
      setView,
      announce,
      setBrand,
    }),
    [
      service,
      open,
      setOpen,
      label,
      titleId,
      store,
      setStore,
      unreadOnly,
      query,
      closeOnItemClick,
      view,
      announce,
    ],
  );
  return (
    <RootContext.Provider value={state}>
      <ThemeRoot
        {...native}
        ref={ref}
        contents
        theme={theme}
        tokens={tokens}
        dir={brand.dir ?? translator.direction}
        lang={translator.tag}
        className={cx(brand.className, className) || undefined}
        style={rootStyle}
      >
        {children}
        <VisuallyHidden role="status" data-carillon="announcement">
          {said}
        </VisuallyHidden>
        {Announcement && <Announcement />}
      </ThemeRoot>
    </RootContext.Provider>
  );
});
