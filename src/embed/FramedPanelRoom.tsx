'use client';

import { useEffect } from 'react';
import { askForRoom, useRoot } from '../inbox/index.ts';

/** The gaps between bell and panel and below the panel, in CSS pixels. */
const gapsPx = 24;

/** Makes a frame that follows its content high enough for the open panel, which overlays the page. Renders nothing. */
export function FramedPanelRoom() {
  const { open, bellRef } = useRoot('FramedPanelRoom');

  useEffect(() => {
    const bell = bellRef.current;
    if (!open || bell === null) {
      return;
    }
    const bottomPx = bell.getBoundingClientRect().bottom + window.scrollY + gapsPx;
    const panel = getComputedStyle(bell).getPropertyValue('--carillon-size-panel-max-height').trim();
    return askForRoom(`calc(${bottomPx}px + ${panel || '600px'})`);
  }, [open, bellRef]);
  return null;
}
