'use client';

import { useCallback } from 'react';
import { type MarkMessagesInput, startMark, useInboxClient } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Marks messages for the reader, and announces it, unless it is `quiet` or can be undone: then `Inbox.Toasts` announces it. */
export function useMark(part: string): (input: MarkMessagesInput, quiet?: boolean) => void {
  const { announce } = useRoot(part);
  const { translator } = useInboxSettings(part);
  const client = useInboxClient(part);
  return useCallback(
    (input, quiet = false) => {
      startMark(client, input);
      if (!quiet && !input.undoMs) {
        const words = translator.text(input.mark === 'unread' ? 'markedAsUnRead' : 'markedAsRead');
        // After changes on the screen that the mark causes and that may be announced too: only the last words are announced.
        setTimeout(() => announce(words));
      }
    },
    [client, announce, translator],
  );
}
