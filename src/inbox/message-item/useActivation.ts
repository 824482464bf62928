'use client';

import { type MouseEvent, useCallback } from 'react';
import { type InboxMessage, useLogUsage } from '../../data/index.ts';
import { useMark } from '../message-actions/useMark.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { followLink } from './followLink.ts';
import { opensNewTab } from './opensNewTab.ts';

/**
 * What a click on the title of a message does: selects the message while the reader is selecting, else marks it as read, calls
 * the host and follows the link.
 */
export function useActivation(message: InboxMessage, url: string | null) {
  const { setOpen, closeOnItemClick, service } = useRoot('Inbox.Item');
  const settings = useInboxSettings('Inbox.Item');
  const mark = useMark('Inbox.Item');
  const logUsage = useLogUsage();

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
        selection.toggle(message._id);
        return;
      }
      if (!message.read) {
        // Without an announcement where a link is followed: the screen reader reads the new page.
        mark({ messageIds: [message._id], mark: 'read' }, url !== null);
      }
      settings.onMessageClick?.(message);
      logUsage('Notification Click', {
        notificationId: message._id,
        hasCta: message.cta?.url !== undefined,
      });
      const newTab = opensNewTab(event);
      if (url !== null && !newTab && followLink(settings, url, event.currentTarget.ownerDocument)) {
        event.preventDefault();
      }
      if (closeOnItemClick && !newTab) {
        setOpen(false, 'item', event.nativeEvent);
      }
    },
    [message, url, mark, settings, logUsage, closeOnItemClick, setOpen, service],
  );
}
