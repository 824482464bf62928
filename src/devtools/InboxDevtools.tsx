'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useInboxClient } from '../data/index.ts';
import {
  BellIcon,
  IconButton,
  ownEvents,
  type ThemeName,
  ThemeRoot,
  useHydrated,
} from '../primitives/index.ts';
import type { DevtoolsControls } from './DevtoolsControls.ts';
import { DevtoolsPanel, type DevtoolsPanelProps, useDevtoolsStyles } from './parts/DevtoolsPanel.tsx';
import { useOwnPlace } from './parts/useOwnPlace.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { useNow } from './useNow.ts';
import { watchInbox } from './watch/watchInbox.ts';
import { words } from './words.ts';

/** Props of `InboxDevtools`. */
export interface InboxDevtoolsProps {
  /** What its buttons do. @default no buttons */
  controls?: DevtoolsControls | undefined;
  /** Draws the panel in its place, as high as that is. Otherwise a button in a corner of the window opens it. @default false */
  inline?: boolean | undefined;
  /** Whether the panel is open at the start. @default false */
  defaultOpen?: boolean | undefined;
  /** Light or dark. @default the theme of the root around it, else 'system' */
  theme?: ThemeName | undefined;
}

/**
 * A panel for developers: what is known and how old it is, the changes of the reader and where they stand, calls, the line, and why something
 * was asked again. Inside an `InboxProvider`. It watches as long as it is mounted, shows neither tokens nor hashes nor what messages say,
 * and belongs behind `import.meta.env.DEV` or `lazy`.
 */
export function InboxDevtools(props: InboxDevtoolsProps) {
  const client = useInboxClient('InboxDevtools');
  const watch = watchInbox(client);
  // Before the provider's own effects: those begin the session.
  useIsomorphicLayoutEffect(() => watch.retain(), [watch]);
  // A server has no panel, and its page begins as that of the server.
  return useHydrated() ? <Shell {...props} watch={watch} /> : null;
}

interface ShellProps extends InboxDevtoolsProps {
  watch: ReturnType<typeof watchInbox>;
}

function Shell({ watch, controls, inline = false, defaultOpen = false, theme }: ShellProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const place = useOwnPlace();
  const dock = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const ref = useDevtoolsStyles<HTMLDivElement>();
  const panel = { watch, controls };
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOpen !== wasOpen.current) {
      (isOpen ? dock : opener).current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (inline) {
    return (
      <ThemeRoot ref={ref} theme={theme} lang="en" className="carillon-devtools-inline">
        <LivePanel {...panel} />
      </ThemeRoot>
    );
  }
  return createPortal(
    <ThemeRoot ref={ref} {...ownEvents} theme={theme} lang="en">
      {!isOpen && (
        <IconButton
          ref={opener}
          label={words.open}
          className="carillon-devtools-opener"
          onClick={() => setOpen(true)}
        >
          <BellIcon size={18} />
        </IconButton>
      )}
      {isOpen && (
        <div ref={dock} tabIndex={-1} className="carillon-devtools-dock">
          <LivePanel {...panel} onClose={() => setOpen(false)} />
        </div>
      )}
    </ThemeRoot>,
    place,
  );
}

interface LivePanelProps
  extends Pick<DevtoolsPanelProps, 'controls' | 'onClose'>,
    Pick<ShellProps, 'watch'> {}

function LivePanel({ watch, ...rest }: LivePanelProps) {
  const state = useSyncExternalStore(watch.subscribe, watch.get, watch.get);
  return <DevtoolsPanel {...rest} state={state} now={useNow()} onClear={watch.clear} />;
}
