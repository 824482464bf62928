'use client';

import { type ComponentType, forwardRef, type ReactNode, useEffect, useReducer, useState } from 'react';
import { keepTrying, late } from '../../base/index.ts';
import { useInboxClient } from '../../data/index.ts';
import { type PopoverSurfaceProps, useHydrated } from '../../primitives/index.ts';
import * as styles from '../bell/InboxBell.css.ts';
import type { PanelContentsProps } from '../panel/PanelContents.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useAlert } from '../root/useAlert.ts';
import { useLate } from '../root/useLate.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { loadContent, loadTabs } from './loadPopoverContent.ts';
import { mayLoadAhead } from './mayLoadAhead.ts';
import { PanelFrame } from './PanelFrame.tsx';

/** How early a panel is prepared: by itself (`idle`), on the reader's `intent`, or only when it is to `open`. */
export const panelPreparations = ['idle', 'intent', 'open'] as const;

/** Props of `Inbox.Popover`. Children replace all of the ready-made contents, `slots` some pieces. */
export interface PanelPopoverProps
  extends Omit<
      PopoverSurfaceProps,
      'onOpenChange' | 'anchor' | 'labelledBy' | 'container' | 'children' | 'open'
    >,
    Omit<PanelContentsProps, 'children'> {
  /**
   * How early the panel is prepared, so that the press of the bell only shows it.
   *
   * `idle`: with the session the panel's code is fetched (about 60 KiB, 80 with formatted messages), and with the count the first page (one
   * request). With React 19.2 and later the panel is also drawn out of sight, when the browser has nothing to do, in
   * pieces that wait for everything else: some hundred elements, with your slots. Nothing is marked as seen or announced. On a device
   * that saves data, and on a 2G or 3G line, it is as `intent`.
   *
   * `intent`: the same when the reader points at the bell, moves the focus to it or touches it.
   *
   * `open`: nothing before the press, which then shows an empty frame until the code is there.
   *
   * @default 'idle'
   */
  prepare?: (typeof panelPreparations)[number] | undefined;
  /**
   * Replaces the ready-made contents: nodes, or a function that imports a module whose default export is a component. It is
   * called when the panel's own code is fetched, so that neither is in the page's first load.
   */
  children?: ReactNode | (() => Promise<{ default: ComponentType }>);
}

const loadPreparation = late(() => import('./PanelPreparation.tsx'));

/**
 * The panel beside the bell: named, not modal, a sheet on small screens. Its code is fetched beside the session, or when
 * it is first needed, as `prepare` says. Until it is there, an open popover is an empty frame. Renders a `<div role="dialog">`.
 */
export const PanelPopover = forwardRef<HTMLDivElement, PanelPopoverProps>(function PanelPopover(props, ref) {
  const { prepare = 'idle', children, ...rest } = props;
  const { open, setOpen, label } = useRoot('Inbox.Popover');
  const { tabs, translator } = useInboxSettings('Inbox.Popover');
  const client = useInboxClient('Inbox.Popover');
  const hasTabs = tabs.length > 1;
  const [loadOwn] = useState(() => (typeof children === 'function' ? late(children) : undefined));
  const isPrepared = prepare !== 'open';
  const preparation = useLate(isPrepared ? loadPreparation : undefined);
  const [failed, setFailed] = useState(false);
  const [wanted, want] = useReducer(() => true, false);
  const [loads, countLoad] = useReducer((count: number) => count + 1, 0);
  // What was fetched for another popover is there at once. A server has nothing, and hydration begins with the same.
  const isHydrated = useHydrated();
  const PopoverContent = isHydrated && loadContent.chunk?.PopoverContent;
  const InboxTabs = hasTabs && loadTabs.chunk?.InboxTabs;
  const Own = loadOwn?.chunk?.default;
  const lacksTabs = hasTabs && !InboxTabs;
  // A panel that is there stays while it waits for its first tabs.
  const isLoaded = PopoverContent && (Own || !loadOwn) && (!lacksTabs || loads);
  // In the commit that asks for the session: on a slow line each round trip before it would be one before the rows.
  const isAhead = prepare === 'idle' && isHydrated && client.enabled && mayLoadAhead();
  const isWaiting = (open || wanted || isAhead) && (!isLoaded || lacksTabs || !loads);

  useEffect(() => {
    if (!isWaiting) {
      return;
    }
    if (open) {
      setFailed(false);
    }
    // Everything at once, so that the layout does not shift.
    const load = () => {
      client.first = Promise.all([loadContent(), hasTabs && loadTabs(), loadOwn?.()]);
      return client.first;
    };
    return keepTrying(load, countLoad, (error) => {
      // A panel that was only prepared is missed by nobody yet.
      if (open) {
        console.error('carillon: the panel could not be loaded.', error);
        setFailed(true);
        setOpen(false, 'load-failed');
      }
    });
  }, [isWaiting, open, hasTabs, loadOwn, setOpen, client]);

  const problem = failed && !isLoaded ? translator.text('loadFailed') : undefined;
  const role = useAlert(problem);
  return (
    <>
      {isPrepared && preparation && (
        <preparation.PanelPreparation early={prepare === 'idle'} onWanted={want} />
      )}
      {isLoaded ? (
        <PopoverContent {...rest} ahead={isPrepared && loads > 0} ref={ref} tabs={InboxTabs && <InboxTabs />}>
          {Own ? <Own /> : typeof children === 'function' ? undefined : children}
        </PopoverContent>
      ) : (
        open && <PanelFrame label={rest.label ?? label} />
      )}
      {problem && (
        <span role={role} className={styles.failure}>
          {problem}
        </span>
      )}
    </>
  );
});
