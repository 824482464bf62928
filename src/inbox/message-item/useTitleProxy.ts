'use client';

import { type MouseEvent, type MouseEventHandler, type RefObject, useRef } from 'react';
import { isOwnEvent } from '../../primitives/index.ts';
import { hitsControl } from './hitsControl.ts';

/** What `useTitleProxy` gives to a row. */
export interface TitleProxy {
  /** For an element around the title. */
  readonly titleRow: RefObject<HTMLDivElement | null>;
  /** For the whole row. */
  onClick(event: MouseEvent<HTMLElement>): void;
}

/**
 * Makes a whole row the click target of its title, which is the real link or button: a click beside the controls of the row is
 * passed on to it, with the keys that are held down.
 */
export function useTitleProxy(hostOnClick: MouseEventHandler<HTMLElement> | undefined): TitleProxy {
  const titleRow = useRef<HTMLDivElement>(null);
  const passingOn = useRef(false);
  return {
    titleRow,
    onClick(event) {
      if (passingOn.current || !isOwnEvent(event)) {
        return;
      }
      hostOnClick?.(event);
      if (!event.defaultPrevented && !hitsControl(event) && !selectsText(event.currentTarget)) {
        const title = titleRow.current?.querySelector('[data-carillon="item-title"]');
        passingOn.current = true;
        title?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
        passingOn.current = false;
      }
    },
  };
}

/** A reader who selects some text to copy it does not want to leave. */
function selectsText(row: HTMLElement): boolean {
  return row.ownerDocument.getSelection()?.type === 'Range';
}
