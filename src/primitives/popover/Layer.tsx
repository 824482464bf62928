'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../styles/cx.ts';
import { reset } from '../theme/themeContract.css.ts';
import { roomOf } from './roomOf.ts';

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

/** Puts a layer on top of the page, if it is not in the body or if that is wanted. */
export function raise(layer: HTMLElement | null | undefined, isWanted = false): void {
  // Some browsers have no popovers.
  if (layer?.showPopover && (isWanted || roomOf(layer) !== layer.ownerDocument.body)) {
    layer.popover = 'manual';
    layer.togglePopover(true);
  }
}

/** Modal dialogs, and what fills the screen, if it can hold more than its own. */
const modals = ':modal:not(html, iframe, video, canvas)';

/**
 * Keeps an element on top of a page, whatever a host opens meanwhile: in its modal dialog or what fills the screen, outside of which nothing
 * can be pressed, or else in the body, if not in a container. Returns a function that ends it.
 */
export function keepOnTop(
  element: HTMLElement,
  page: Document,
  container: HTMLElement | null | undefined,
): () => void {
  const put = (change?: object) => {
    // A browser, or the imitation of one, that has no popovers may not know the selector.
    const [modal] = 'showPopover' in element ? [...page.querySelectorAll(modals)].reverse() : [];
    const place = container ?? modal ?? page.body;
    if (element.parentNode !== place || change instanceof Event) {
      place.append(element);
    }
    raise(element, true);
  };
  // By this React Aria knows what is no outside.
  element.dataset.reactAriaTopLayer = '';
  put();
  // A dialog may be taken out of the page with all that is in it.
  const observer = new MutationObserver(put);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['open'] });
  // What fills the screen is on top of what was there before.
  page.addEventListener('fullscreenchange', put);
  return () => {
    observer.disconnect();
    page.removeEventListener('fullscreenchange', put);
  };
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
