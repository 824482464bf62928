'use client';

import { useLayoutEffect, useRef } from 'react';
import { ownEvents, part } from '../../primitives/index.ts';
import { type OpenChangeReason, useRoot } from '../root/RootContext.ts';
import * as styles from './PanelFrame.css.ts';

/**
 * The empty panel while its code is being fetched, which closes as the panel does. The focus stays where it is, and the reader may
 * move it in here. Renders a `<div role="dialog">` in the top layer, which needs no portal, and where CSS puts it beside the bell.
 */
export function PanelFrame({ label: ownLabel }: { label: string | undefined }) {
  const { bellRef, label, setOpen } = useRoot('Inbox.Popover');
  const frame = useRef<HTMLDivElement>(null);
  const name = ownLabel ?? label;

  useLayoutEffect(() => {
    const element = frame.current;
    // A browser without popovers shows it in a corner of the page.
    element?.togglePopover?.({ force: true, source: (bellRef.current ?? undefined) as HTMLElement });
    return () => {
      if (element?.matches(':focus')) {
        bellRef.current?.focus({ preventScroll: true });
      }
    };
  }, [bellRef]);

  useLayoutEffect(() => {
    const page = frame.current?.ownerDocument ?? document;
    const ended = new AbortController();
    // On the way down, which the event that opened it has behind it.
    const listening = { capture: true, signal: ended.signal };
    const closeFor = (reason: OpenChangeReason) => (event: Event) => {
      if (!event.composedPath().some((one) => one === frame.current || one === bellRef.current)) {
        setOpen(false, reason, event);
      }
    };
    const onPress = closeFor('outside');
    page.addEventListener('focusin', closeFor('focus-outside'), listening);
    page.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'touch') {
          // A finger that scrolls the page never clicks.
          page.addEventListener('click', onPress, listening);
        } else {
          onPress(event);
        }
      },
      listening,
    );
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') {
          // A dialog of the host around it stays open.
          event.stopPropagation();
          setOpen(false, 'escape', event);
        }
      },
      listening,
    );
    return () => ended.abort();
  }, [bellRef, setOpen]);

  return (
    <div
      ref={frame}
      popover="manual"
      role="dialog"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab leads from the bell into its panel, whatever is in it
      tabIndex={0}
      aria-label={name}
      aria-busy="true"
      {...part('popover', {}, styles.frame)}
      {...ownEvents}
    >
      {name}
    </div>
  );
}
