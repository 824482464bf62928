'use client';

import { useCallback, useState } from 'react';
import { isPossibleId } from '../../inbox/settings/isPossibleId.ts';

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
  const { onMessageChange } = options;
  const messageId = possible(options.messageId);
  const [own, setOwn] = useState(messageId ?? possible(options.defaultMessageId));
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

/** Not an id that no message has: it would be looked for, page by page. */
function possible(id: string | undefined): string | undefined {
  return id !== undefined && isPossibleId(id) ? id : undefined;
}
