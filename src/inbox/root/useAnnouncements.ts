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
  const latest = useRef(to);
  useEffect(() => {
    latest.current = to;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What may be announced next: the last of them, unless it is taken back. */
  const waiting = useRef(new Set<readonly [words: string]>());
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const announce = useCallback<Announce>((asked) => {
    const own = [asked] as const;
    waiting.current.add(own);
    timer.current ??= setTimeout(say);
    return () => void waiting.current.delete(own);

    function say(): void {
      const [words] = [...waiting.current].pop() ?? [];
      waiting.current.clear();
      timer.current = words === undefined ? words : setTimeout(say, announceEveryMs);
      if (latest.current === 'on') {
        // A live region does not announce the same words again.
        setSaid((before) => (before === words ? `${words}\u00a0` : (words ?? before)));
      } else if (latest.current !== 'off' && words) {
        latest.current(words);
      }
    }
  }, []);
  return [said, announce];
}
