'use client';

import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { ThemeRoot } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { type OpenChangeReason, RootContext, type RootState } from './RootContext.ts';

/** Props of `Inbox.Root`. */
export interface RootProps {
  /** Whether the popover is open, when the host decides. */
  open?: boolean | undefined;
  /** Whether it is open at the start, when the inbox decides. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: OpenChangeReason }) => void) | undefined;
  /** Closes the popover when a message was clicked. @default false */
  closeOnItemClick?: boolean | undefined;
  children?: ReactNode;
}

/** One inbox: what its bell, popover and list share. Renders a `<div>` without a box, which carries the theme. */
export function Root(props: RootProps) {
  const { open: hostOpen, defaultOpen = false, onOpenChange, closeOnItemClick = false, children } = props;
  const { translator, theme, stores } = useInboxSettings('Inbox.Root');
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const bellRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const store = stores[0];
  const open = hostOpen ?? ownOpen;

  const setOpen = useCallback(
    (next: boolean, reason: OpenChangeReason) => {
      setOwnOpen(next);
      onOpenChange?.(next, { reason });
    },
    [onOpenChange],
  );
  const state = useMemo<RootState>(
    () => ({
      open,
      setOpen,
      bellRef,
      titleId,
      store: store ?? { storeId: 'default_store' },
      closeOnItemClick,
    }),
    [open, setOpen, titleId, store, closeOnItemClick],
  );
  return (
    <RootContext.Provider value={state}>
      <ThemeRoot contents theme={theme} dir={translator.direction} lang={translator.tag}>
        {children}
      </ThemeRoot>
    </RootContext.Provider>
  );
}
