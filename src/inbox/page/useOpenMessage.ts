'use client';

import { useCallback, useState } from 'react';

/** Which message a page shows beside its list, and who decides that. */
export interface OpenMessageOptions {
  messageId: string | undefined;
  defaultMessageId: string | undefined;
  onMessageChange: ((messageId: string | undefined) => void) | undefined;
}

/**
 * The open message of a page: the host's, and as long as it has none the reader's. A host that takes its id away, as by the Back of
 * a browser, closes the reader's too.
 */
export function useOpenMessage(
  options: OpenMessageOptions,
): readonly [openId: string | undefined, setOpen: (messageId: string | undefined) => void] {
  const { messageId, defaultMessageId, onMessageChange } = options;
  const [own, setOwn] = useState(messageId ?? defaultMessageId);
  const [given, setGiven] = useState(messageId);
  if (given !== messageId) {
    setGiven(messageId);
    setOwn(messageId);
  }
  const setOpen = useCallback(
    (next: string | undefined) => {
      setOwn(next);
      onMessageChange?.(next);
    },
    [onMessageChange],
  );
  return [messageId ?? own, setOpen];
}
