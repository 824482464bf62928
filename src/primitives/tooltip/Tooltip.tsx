'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { ownEvents } from '../behavior/ownEvents.ts';
import { raise } from '../popover/topLayer.ts';
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
    raise(tip, true);
    const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
    const { left, width, top, bottom } = anchor.getBoundingClientRect();
    const box = tip.getBoundingClientRect();
    const start = left + (width - box.width) / 2;
    // By the pixels of the page, in a host that zooms.
    const zoom = tip.currentCSSZoom ?? 1;
    tip.style.left = `${Math.max(0, Math.min(start, clientWidth - box.width)) / zoom}px`;
    tip.style.top = `${(bottom + box.height > clientHeight ? top - box.height : bottom) / zoom}px`;
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
    const ended = new AbortController();
    // At the window, before everything that listens in the document.
    const listening = { capture: true, signal: ended.signal };
    page?.addEventListener('keydown', onKeyDown, listening);
    page?.addEventListener('pointerdown', end, listening);
    page?.addEventListener('scroll', end, listening);
    return () => ended.abort();
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
