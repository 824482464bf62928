'use client';

import { type MouseEvent, type MouseEventHandler, useRef } from 'react';
import { isOwnEvent } from '../../primitives/index.ts';
import { hitsControl } from './hitsControl.ts';

/**
 * Makes a whole row the click target of its title, which is the real link or button: a click beside the controls of the row is
 * passed on to it, with the keys that are held down.
 */
export function useTitleProxy(
  hostOnClick: MouseEventHandler<HTMLElement> | undefined,
): MouseEventHandler<HTMLElement> {
  const passingOn = useRef(false);
  return (event: MouseEvent<HTMLElement>) => {
    if (passingOn.current || !isOwnEvent(event)) {
      return;
    }
    hostOnClick?.(event);
    if (!event.defaultPrevented && !hitsControl(event) && !selectsText(event.currentTarget)) {
      const title = event.currentTarget.querySelector('[data-carillon="item-title"]');
      passingOn.current = true;
      title?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
      passingOn.current = false;
    }
  };
}

/** A reader who selects some text to copy it does not want to leave. */
function selectsText(row: HTMLElement): boolean {
  return row.ownerDocument.getSelection()?.type === 'Range';
}
