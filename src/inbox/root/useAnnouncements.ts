'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Announcements } from '../settings/InboxSettingsContext.ts';

/** The shortest time between two announcements, in milliseconds. */
const announceEveryMs = 1_000;

/** Says something to screen readers, politely: the latest words, at most once a second. Returns the way to take it back. */
export type Announce = (words: string) => () => void;

/** What a live region says, and the way to say something in it, or to the host where it speaks itself. */
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
          // The same words again would be no news to a live region.
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
