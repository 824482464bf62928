'use client';

import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import { ownEvents, part } from '../../primitives/index.ts';
import { type OpenChangeReason, useRoot } from '../root/RootContext.ts';
import * as styles from './PanelFrame.css.ts';

/** Props of `PanelFrame`. */
export interface PanelFrameProps
  extends Pick<ComponentPropsWithoutRef<'div'>, 'className' | 'style' | 'children'> {
  label: string | undefined;
}

/**
 * The panel while its code is being fetched, empty or with what is there of it, which closes as the panel does. The focus stays where it is, and the reader may
 * move it in here. Renders a `<div role="dialog">` in the top layer, which needs no portal, and where CSS puts it beside the bell.
 */
export function PanelFrame({ label, children, ...given }: PanelFrameProps) {
  const { bellRef, setOpen } = useRoot('Inbox.Popover');
  const frame = useRef<HTMLDivElement>(null);

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
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      act: (event: DocumentEventMap[Type]) => void,
    ) => page.addEventListener(type, act, { capture: true, signal: ended.signal });
    const closeFor = (reason: OpenChangeReason) => (event: Event) => {
      if (!event.composedPath().some((one) => one === frame.current || one === bellRef.current)) {
        setOpen(false, reason, event);
      }
    };
    const onPress = closeFor('outside');
    on('focusin', closeFor('focus-outside'));
    // A finger that scrolls the page never clicks.
    on('pointerdown', (event) => (event.pointerType === 'touch' ? on('click', onPress) : onPress(event)));
    on('keydown', (event) => {
      if (event.key === 'Escape') {
        // A dialog of the host around it stays open.
        event.stopPropagation();
        setOpen(false, 'escape', event);
      }
    });
    return () => ended.abort();
  }, [bellRef, setOpen]);

  return (
    <div
      ref={frame}
      role="dialog"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab leads from the bell into its panel, whatever is in it
      tabIndex={0}
      popover="manual"
      aria-label={label}
      aria-busy={!children}
      {...part('popover', given, styles.frame)}
      {...ownEvents}
    >
      {children || label}
    </div>
  );
}
