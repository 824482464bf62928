'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** `UnreadAnnouncement`, once its code has been fetched. It is not needed before: the first count is not announced. */
export function useLateAnnouncement(): ComponentType | undefined {
  const [Announcement, setAnnouncement] = useState<ComponentType>();
  useEffect(() => {
    import('./UnreadAnnouncement.tsx').then(
      (chunk) => setAnnouncement(() => chunk.UnreadAnnouncement),
      () => {
        // Without it no count is announced, and all else works.
      },
    );
  }, []);
  return Announcement;
}
