'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { ownEvents } from '../behavior/ownEvents.ts';
import { part } from '../styles/part.ts';
import * as styles from './Tooltip.css.ts';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The control that it belongs to. */
  anchor: HTMLElement;
  label: string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  /** Escape, scrolling, or a press anywhere. */
  onDismiss: () => void;
}

/**
 * The words of a control without words, below it or, where there is no space, above. Hidden from screen readers, for which they are the
 * control's name. Renders a `<div>` in the top layer.
 */
export function Tooltip({ anchor, label, onPointerEnter, onPointerLeave, onDismiss }: TooltipProps) {
  const own = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useLayoutEffect(() => {
    const tip = own.current;
    if (tip === null) {
      return;
    }
    // A browser without popovers knows no such state, and shows it where it is.
    if ('showPopover' in tip && !tip.matches(':popover-open')) {
      tip.showPopover();
    }
    const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
    const { left, width, top, bottom } = anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = tip;
    const start = left + (width - offsetWidth) / 2;
    tip.style.left = `${Math.max(0, Math.min(start, clientWidth - offsetWidth))}px`;
    tip.style.top = `${bottom + offsetHeight > clientHeight ? top - offsetHeight : bottom}px`;
  }, [anchor, label]);

  useEffect(() => {
    const page = anchor.ownerDocument.defaultView;
    const end = () => dismiss.current();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // Only the tooltip closes: the panel or dialog around it stays open.
        event.preventDefault();
        event.stopImmediatePropagation();
        end();
      }
    };
    // At the window, before everything that listens in the document.
    page?.addEventListener('keydown', onKeyDown, true);
    page?.addEventListener('pointerdown', end, true);
    page?.addEventListener('scroll', end, true);
    return () => {
      page?.removeEventListener('keydown', onKeyDown, true);
      page?.removeEventListener('pointerdown', end, true);
      page?.removeEventListener('scroll', end, true);
    };
  }, [anchor]);

  return (
    <div
      ref={own}
      popover="manual"
      aria-hidden="true"
      {...part('tooltip', {}, styles.place)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      {...ownEvents}
    >
      <span className={styles.words}>{label}</span>
    </div>
  );
}
