'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { useRoot } from '../../inbox/root/RootContext.ts';
import { areaInUse } from '../../inbox/root/toastAreas.ts';
import { ToastList } from './ToastList.tsx';
import { toastsOf } from './toastsOf.ts';

/** Shows the reader's toasts in the first of their inboxes that is shown on the page, as long as its list is not open. */
export function Toasts() {
  const { stack, areas } = toastsOf(useInboxClient('toasts'));
  const { open, bellRef, titleId } = useRoot('toasts');
  const [area] = useState(() => ({
    get element() {
      return bellRef.current ?? document.getElementById(titleId);
    },
    readyMade: true,
  }));
  const isFirst = useSyncExternalStore(areas.subscribe, () => areaInUse(areas.get()) === area);
  const state = useSyncExternalStore(stack.subscribe, stack.get);
  useEffect(() => areas.add(area), [areas, area]);
  useEffect(() => (open ? stack.clear() : undefined), [open, stack]);
  return isFirst && state.toasts.length + state.cue > 0 ? <ToastList {...state} /> : null;
}
