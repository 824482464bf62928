'use client';

import { useSyncExternalStore } from 'react';

/** How often relative times are looked at again, in milliseconds. */
const tickMs = 30_000;

const listeners = new Set<() => void>();
let nowMs = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The present, in milliseconds, renewed twice a minute. One timer for the page, and none while nobody looks. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, Date.now);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
      nowMs = 0;
    }
  };
}

function read(): number {
  nowMs ||= Date.now();
  return nowMs;
}

function tick(): void {
  nowMs = Date.now();
  for (const listener of [...listeners]) {
    listener();
  }
}
