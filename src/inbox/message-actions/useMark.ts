'use client';

import { useCallback } from 'react';
import { updateMessages, useInboxClient } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** How messages are marked as read or unread. */
interface MarkOptions {
  /** How long the reader can undo it, in milliseconds: then `Inbox.Toasts` announces it. */
  readonly undoMs?: number | undefined;
  /** Announces nothing. */
  readonly quiet?: boolean | undefined;
}

/** Marks messages as read or unread for the reader, and announces it. */
export function useMark(
  part: string,
): (ids: readonly string[], read: boolean, options?: MarkOptions) => void {
  const { announce } = useRoot(part);
  const { translator } = useInboxSettings(part);
  const client = useInboxClient(part);
  return useCallback(
    (ids, read, { undoMs, quiet = false } = {}) => {
      void updateMessages(client, { ids, read, undoMs });
      if (!quiet && !undoMs) {
        const words = translator.text(read ? 'markedAsRead' : 'markedAsUnRead');
        // After changes on the screen that the mark causes and that may be announced too: only the last words are announced.
        setTimeout(() => announce(words));
      }
    },
    [client, announce, translator],
  );
}
