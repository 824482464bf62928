'use client';

import { useEffect } from 'react';
import { keepTrying, late } from '../../base/index.ts';

/** Few pages are in a frame, and the others need not load it. */
const loadResizing = late(() => import('./resizeParentFrame.ts'));

/**
 * Lets the frame around this page follow the height of its content for as long as the part is mounted. `InboxPanel` and
 * `InboxPreferences` do it themselves; use it where you compose an inbox of your own. The parent has to request it, as
 * `@open-iframe-resizer/core` does; it gets the size and nothing else, at its exact origin. Does nothing in a page without a
 * frame, or with `enabled: false`. @source docs/protocol.md#panel-and-embedding
 */
export function useFrameResizing({ enabled = true }: { enabled?: boolean | undefined } = {}): void {
  useEffect(() => {
    if (!enabled || window.parent === window) {
      return;
    }
    let stop: (() => void) | undefined;
    const endLoading = keepTrying(loadResizing, ({ resizeParentFrame }) => {
      stop = resizeParentFrame();
    });
    return () => {
      endLoading();
      stop?.();
    };
  }, [enabled]);
}
