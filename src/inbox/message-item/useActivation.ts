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
 * What a click on the title of a message does, of all `messages` where it is in front of a closed group: selects the message while the reader is selecting, else calls the host, marks the
 * message as read and follows the link, unless the host has prevented that.
 */
export function useActivation(message: InboxMessage, messages: readonly InboxMessage[], url: string | null) {
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
        selection.toggle(messages.map(({ id }) => id));
        return;
      }
      const newTab = opensNewTab(event);
      // An event of its own: the browser's would let the host prevent a new tab.
      const click = new Event('click', { cancelable: !newTab });
      settings.onMessageClick?.(message, click);
      const follows = url !== null && !click.defaultPrevented;
      const unread = messages.filter(({ read }) => !read).map(({ id }) => id);
      if (unread.length > 0) {
        // Without an announcement where a link is followed: the screen reader reads the new page.
        mark(unread, true, { quiet: follows, undoMs: unread.length > 1 ? settings.undoMs : undefined });
      }
      logUsage('Notification Click', {
        notificationId: message.id,
        hasCta: message.link !== undefined,
      });
      const isFollowed = follows && !newTab && followLink(settings, url, event.currentTarget.ownerDocument);
      if (isFollowed || click.defaultPrevented) {
        event.preventDefault();
      }
      if (closeOnItemClick && !newTab) {
        setOpen(false, 'item', event.nativeEvent);
      }
    },
    [message, messages, url, mark, settings, logUsage, closeOnItemClick, setOpen, service],
  );
}
