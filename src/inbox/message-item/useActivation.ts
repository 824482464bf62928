'use client';

import { type MouseEvent, useCallback } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { opensNewTab } from './opensNewTab.ts';
import { useOpenMessage } from './useOpenMessage.ts';

/**
 * What a click on the title of a message does, of all `messages` where it is in front of a closed group: selects the message while the reader is selecting, else opens it.
 */
export function useActivation(message: InboxMessage, messages: readonly InboxMessage[], url: string | null) {
  const { setOpen, closeOnItemClick, service } = useRoot('Inbox.Item');
  const open = useOpenMessage(message, messages, url);

  return useCallback(
    (event: MouseEvent<HTMLElement>): void => {
      if (event.detail > 1) {
        // The second click of a double click: the first one opened the message, or was meant for what was here before.
        event.preventDefault();
        return;
      }
      const selection = service(createSelection);
      if (selection.get() !== null) {
        event.preventDefault();
        selection.toggle(messages.map(({ id }) => id));
        return;
      }
      open(event);
      if (closeOnItemClick && !opensNewTab(event)) {
        setOpen(false, 'item', event.nativeEvent);
      }
    },
    [messages, open, closeOnItemClick, setOpen, service],
  );
}
