'use client';

import { useCallback } from 'react';
import { type MarkMessagesInput, useMarkMessages } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Marks messages for the reader. Says so by itself, unless it is `quiet` or can be undone: then the way to undo it says it. */
export function useMark(part: string): (input: MarkMessagesInput, quiet?: boolean) => void {
  const { announce } = useRoot(part);
  const { translator } = useInboxSettings(part);
  const { mutate } = useMarkMessages();
  return useCallback(
    (input, quiet = false) => {
      mutate(input);
      if (!quiet && !input.undoMs) {
        const words = translator.text(input.mark === 'unread' ? 'markedAsUnRead' : 'markedAsRead');
        // After what the mark changes on the screen, which may announce itself too: of the two only the last is said.
        setTimeout(() => announce(words));
      }
    },
    [mutate, announce, translator],
  );
}
