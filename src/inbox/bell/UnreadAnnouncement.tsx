'use client';

import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/index.ts';

/** Props of `UnreadAnnouncement`. */
export interface UnreadAnnouncementProps {
  count: number;
  /** The count in words. */
  words: string;
}

/** The shortest time between two announcements, in milliseconds. */
const announceEveryMs = 1_000;

/**
 * Says a grown count to screen readers, politely: the latest one, at most once a second, and never the one that was
 * there when the page opened.
 */
export function UnreadAnnouncement({ count, words }: UnreadAnnouncementProps) {
  const [said, setSaid] = useState('');
  const lastCount = useRef<number | null>(null);
  const saidAtMs = useRef(0);

  useEffect(() => {
    const before = lastCount.current;
    // A first answer makes the count jump from 0 to what was there before.
    lastCount.current = before === null && count === 0 ? null : count;
    if (before === null || count <= before) {
      return;
    }
    const waitMs = Math.max(0, saidAtMs.current + announceEveryMs - Date.now());
    const timer = setTimeout(() => {
      saidAtMs.current = Date.now();
      setSaid(words);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [count, words]);

  return (
    <VisuallyHidden role="status" data-carillon="announcement">
      {said}
    </VisuallyHidden>
  );
}
