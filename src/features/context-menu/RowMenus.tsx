'use client';

import { type RefObject, useEffect } from 'react';
import { keyedControls, textFields } from '../../inbox/dom/keyedControls.ts';
import { menuOf, openMenu } from '../../inbox/menu/openMenu.ts';

/** What has a menu of the browser's that the reader may want. */
const ownMenus = `a[href],${textFields},${keyedControls}`;

/** Props of `RowMenus`. */
export interface RowMenusProps {
  list: RefObject<HTMLElement | null>;
}

/**
 * Opens the menu of a row where the browser would open its own: not on links, fields and selected text, not with Shift, and not for a finger
 * that stays down. Renders nothing.
 */
export function RowMenus({ list }: RowMenusProps): null {
  useEffect(() => {
    const page = list.current?.getRootNode();
    const end = new AbortController();
    const { signal } = end;
    let by: unknown;
    let hasSelected = false;
    const remember = (event: Event) => {
      by = 'pointerType' in event ? event.pointerType : event.type;
      // Some browsers select the word below the pointer before they ask for the menu.
      hasSelected = getSelection()?.isCollapsed === false;
    };
    page?.addEventListener('pointerdown', remember, { capture: true, signal });
    page?.addEventListener('keydown', remember, { capture: true, signal });
    const open = (event: Event) => {
      const { clientX: x, clientY: y, shiftKey } = event as MouseEvent;
      // A shadow root is no element.
      const path = event.composedPath() as HTMLElement[];
      const row = path.find(({ dataset }) => dataset?.messageId);
      const isKey = by === 'keydown';
      if (
        row &&
        list.current?.contains(row) &&
        !event.defaultPrevented &&
        by !== 'touch' &&
        !hasSelected &&
        (isKey || !shiftKey) &&
        !path.slice(0, path.indexOf(row)).some((part) => part.matches?.(ownMenus)) &&
        openRowMenu(row, isKey ? undefined : { x, y })
      ) {
        event.preventDefault();
      }
    };
    // Above React's own listener: a control that has a menu itself has prevented the default by then.
    page?.addEventListener('contextmenu', open, { signal });
    return () => end.abort();
  }, [list]);
  return null;
}

/** Opens the menu of a row at a point of the window, or beside its button. False where the row has none. */
function openRowMenu(row: HTMLElement, at: { readonly x: number; readonly y: number } | undefined): boolean {
  const button = openMenu(row, '[data-carillon="item-menu"]');
  if (button && at) {
    // A menu is beside its button, wherever that says that it is: their ends meet, and the start of the menu is to be at the pointer.
    button.getBoundingClientRect = () => {
      const width = menuOf(button)?.offsetWidth ?? 0;
      return new DOMRect(at.x - (getComputedStyle(row).direction === 'rtl' ? width : 0), at.y, width, 0);
    };
    const observer = new MutationObserver(() => {
      if (button.getAttribute('aria-expanded') !== 'true') {
        observer.disconnect();
        Reflect.deleteProperty(button, 'getBoundingClientRect');
      }
    });
    observer.observe(button, { attributeFilter: ['aria-expanded'] });
  }
  return button !== null;
}
