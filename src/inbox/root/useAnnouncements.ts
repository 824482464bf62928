'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** The shortest time between two announcements, in milliseconds. */
const announceEveryMs = 1_000;

/** Says something to screen readers, politely: the latest words, at most once a second. Returns the way to take it back. */
export type Announce = (words: string) => () => void;

/** What a live region says, and the way to say something in it. */
export function useAnnouncements(): readonly [said: string, announce: Announce] {
  const [said, setSaid] = useState('');
  const nextAtMs = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = useCallback<Announce>((words) => {
    clearTimeout(timer.current);
    const own = setTimeout(
      () => {
        nextAtMs.current = Date.now() + announceEveryMs;
        setSaid(words);
      },
      Math.max(0, nextAtMs.current - Date.now()),
    );
    timer.current = own;
    return () => clearTimeout(own);
  }, []);
  return [said, announce];
}
