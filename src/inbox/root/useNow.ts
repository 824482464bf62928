'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from '../../base/index.ts';

/** How often relative times are renewed, in milliseconds. */
const tickMs = 30_000;

/** The time of the last tick; undefined while no part shows a time. */
const clock = createStore<number | undefined>(undefined);
let subscribers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The present, in milliseconds, renewed twice a minute. One timer for the page, and none while no part uses it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, Date.now);
}

function subscribe(onChange: () => void): () => void {
  const unsubscribe = clock.subscribe(onChange);
  subscribers += 1;
  // A part that was drawn out of sight may have read the clock long before it is shown.
  if (timer === undefined && Date.now() - (clock.get() ?? 0) > tickMs) {
    clock.set(Date.now());
  }
  timer ??= setInterval(() => clock.set(Date.now()), tickMs);
  return () => {
    unsubscribe();
    subscribers -= 1;
    if (subscribers === 0) {
      clearInterval(timer);
      timer = undefined;
      clock.set(undefined);
    }
  };
}

function read(): number {
  const nowMs = clock.get() ?? Date.now();
  clock.set(nowMs);
  return nowMs;
}
