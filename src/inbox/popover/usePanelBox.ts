'use client';

import { useInsertionEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { roomOf, type SurfacePosition } from '../../primitives/index.ts';
import { loadOverlays } from '../menu/useOverlays.tsx';
import { useRoot } from '../root/RootContext.ts';
import { afterFrame } from './afterFrame.ts';

/**
 * The box in `container`, or in the room of the bell, that a panel is rendered into. While the panel `isDrawn`, in a hidden `Activity`, it has its layout and its
 * place there, so that the press shows it in the next frame. After that `wire` is called, which makes it React's open panel: that
 * takes a phone longer than the frame. It is called earlier if the reader does something more meanwhile. Keep `position` and `wire`
 * the same from render to render.
 */
export function usePanelBox(
  container: HTMLElement | null | undefined,
  isDrawn: boolean,
  position: SurfacePosition,
  wire: () => void,
): HTMLElement {
  const { open, bellRef } = useRoot('Inbox.Popover');
  const [box] = useState(() => document.createElement('div'));

  useInsertionEffect(() => () => box.remove(), [box]);

  // Before the panel's layout effects, which measure it. Not in the body before the bell is there: a dialog that opens around it would hide
  // that place with all else of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is around the bell may be another when the panel is drawn
  useInsertionEffect(() => {
    const bell = bellRef.current;
    const room = container ?? (bell ? roomOf(bell) : open && document.body);
    if (room && box.parentNode !== room) {
      room.append(box);
    }
  }, [box, container, bellRef, open, isDrawn]);

  useLayoutEffect(() => {
    if (!isDrawn) {
      return;
    }
    const layOut = () => {
      for (const child of box.children as HTMLCollectionOf<HTMLElement>) {
        // React takes what is in a hidden `Activity` out of the layout, now and again. Its boxes would be made at the press.
        if (child.style.display === 'none') {
          child.style.removeProperty('display');
          void loadOverlays.chunk?.placeSurface(box, bellRef.current, position, false);
        }
        observer.observe(child, { attributeFilter: ['style'] });
      }
    };
    const observer = new MutationObserver(layOut);
    observer.observe(box, { childList: true });
    layOut();
    return () => observer.disconnect();
  }, [box, bellRef, isDrawn, position]);

  useLayoutEffect(() => {
    box.style.visibility = isDrawn && !open ? 'hidden' : '';
    if (!isDrawn || !open) {
      return;
    }
    if (box.firstChild === null) {
      return wire();
    }
    // The page may have been scrolled since.
    void loadOverlays.chunk?.placeSurface(box, bellRef.current, position, true);
    const end = new AbortController();
    const page = box.ownerDocument.defaultView ?? window;
    for (const act of ['keydown', 'pointerdown']) {
      // Before the document hears of it, where the open panel listens.
      page.addEventListener(act, () => flushSync(wire), { capture: true, signal: end.signal });
    }
    const cancel = afterFrame(page, wire);
    return () => {
      end.abort();
      cancel();
    };
  }, [box, bellRef, isDrawn, open, position, wire]);
  return box;
}
