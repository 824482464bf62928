'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Announcements } from '../settings/InboxSettingsContext.ts';

/** The shortest time between two announcements, in milliseconds. */
const announceEveryMs = 1_000;

/** Announces words to screen readers, politely: the latest ones, at most once a second. Returns a function that cancels it. */
export type Announce = (words: string) => () => void;

/** The words of a live region, and the function that announces words there, or to the host where the host announces. */
export function useAnnouncements(to: Announcements): readonly [said: string, announce: Announce] {
  const [said, setSaid] = useState('');
  const nextAtMs = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(to);
  useEffect(() => {
    latest.current = to;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = useCallback<Announce>((words) => {
    clearTimeout(timer.current);
    const own = setTimeout(
      () => {
        nextAtMs.current = Date.now() + announceEveryMs;
        if (latest.current === 'on') {
          // A live region does not announce the same words again.
          setSaid((before) => (before === words ? `${words}\u00a0` : words));
        } else if (latest.current !== 'off' && words !== '') {
          latest.current(words);
        }
      },
      Math.max(0, nextAtMs.current - Date.now()),
    );
    timer.current = own;
    return () => clearTimeout(own);
  }, []);
  return [said, announce];
}
