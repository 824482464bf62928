'use client';

import { useLayoutEffect, useRef } from 'react';
import { useRoot } from '../root/RootContext.ts';
import * as styles from './PanelFrame.css.ts';

/**
 * The empty panel while its code is being fetched. The focus stays where it is. Renders a `<div role="dialog">` in the top layer,
 * which needs no portal, and where CSS puts it beside the bell.
 */
export function PanelFrame({ label: ownLabel }: { label: string | undefined }) {
  const { bellRef, label, setOpen } = useRoot('Inbox.Popover');
  const frame = useRef<HTMLDivElement>(null);
  const name = ownLabel ?? label;

  useLayoutEffect(() => {
    // A browser without popovers shows it in a corner of the page.
    frame.current?.togglePopover?.({ force: true, source: (bellRef.current ?? undefined) as HTMLElement });
    const page = frame.current?.ownerDocument;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // A dialog of the host around it stays open.
        event.stopPropagation();
        setOpen(false, 'escape', event);
      }
    };
    page?.addEventListener('keydown', onKeyDown, true);
    return () => page?.removeEventListener('keydown', onKeyDown, true);
  }, [bellRef, setOpen]);

  return (
    <div
      ref={frame}
      popover="manual"
      role="dialog"
      aria-label={name}
      aria-busy="true"
      data-carillon="popover"
      className={styles.frame}
    >
      {name}
    </div>
  );
}
