'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../styles/part.ts';
import { reset } from '../theme/themeContract.css.ts';
import { raise } from './topLayer.ts';

/** Props of `Layer`. */
export interface LayerProps {
  /** What it is opened from. */
  anchor?: Element | null | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The box of what is in a portal. Renders a `<div>` without a size, in the top layer if it is anywhere but in the body: it is then on top
 * of what would cut it off, move or cover it.
 */
export function Layer({ anchor, className, children }: LayerProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layer = own.current;
    const page = layer?.ownerDocument;
    raise(layer);
    undoZoom(layer);
    const ended = new AbortController();
    const listening = { capture: true, signal: ended.signal };
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.composedPath().some((one) => one === layer || one === anchor);
      if (event.key === 'Escape' && isOurs && layer?.popover) {
        // A dialog of the host may hear of it before, and must take it for done. `takeEscape` takes that back.
        Object.defineProperty(event, 'defaultPrevented', { configurable: true, value: true });
      }
    };
    const onBlur = () => {
      const focused = page?.activeElement;
      if (focused?.localName === 'iframe') {
        // The browser does not tell of a focus that a press has put into a frame.
        focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
      }
    };
    page?.defaultView?.addEventListener('keydown', onKeyDown, listening);
    page?.defaultView?.addEventListener('blur', onBlur, listening);
    return () => ended.abort();
  }, [anchor]);
  return (
    <div
      ref={own}
      data-carillon="layer"
      style={{ position: 'absolute' }}
      className={cx(reset.box, className)}
    >
      {children}
    </div>
  );
}

/** Asks a host whether Escape closes what is in a layer. If so, a dialog of the host around it stays open. */
export function takeEscape(event: KeyboardEvent, ask?: (event: KeyboardEvent) => void): void {
  Reflect.deleteProperty(event, 'defaultPrevented');
  ask?.(event);
  if (!event.defaultPrevented) {
    event.stopPropagation();
  }
}

/**
 * Puts what is in a layer where it belongs in spite of the host's `zoom` around it, by which its place would be multiplied: the layer has none,
 * and what is in it is zoomed.
 */
export function undoZoom(layer: HTMLElement | null | undefined): void {
  const surface = layer?.firstElementChild?.firstElementChild as HTMLElement | null | undefined;
  const zoom = layer?.currentCSSZoom ?? 1;
  if (layer && surface && zoom !== 1) {
    layer.style.zoom = `${1 / zoom}`;
    layer.style.setProperty('--carillon-zoom', `${zoom}`);
    surface.style.zoom = `${zoom}`;
  }
}
