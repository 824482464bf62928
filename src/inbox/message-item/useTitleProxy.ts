'use client';

import { type MouseEvent, type MouseEventHandler, useRef } from 'react';
import { isOwnEvent } from '../../primitives/index.ts';

const roles =
  'button link menuitem menuitemcheckbox menuitemradio option switch checkbox radio slider spinbutton tab treeitem textbox searchbox combobox';

/** Elements that handle a press themselves, including the host's controls. */
const controls = [
  'a, button, input, select, textarea, label, summary, video[controls], audio[controls], iframe, object, embed',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]:not([tabindex="-1"])',
  ...roles.split(' ').map((role) => `[role="${role}"]`),
].join();

/** Whether a click on a row hits a control in it, including controls in open shadow trees. */
function hitsControl({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>): boolean {
  const path = nativeEvent.composedPath();
  return path
    .slice(0, path.indexOf(currentTarget))
    .some((part) => 'matches' in part && (part as Element).matches(controls));
}

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
