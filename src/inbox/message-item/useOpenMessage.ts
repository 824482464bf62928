'use client';

import { type MouseEvent, useCallback } from 'react';
import { type InboxMessage, useLogUsage } from '../../data/index.ts';
import { useMark } from '../message-actions/useMark.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { followLink } from './followLink.ts';
import { opensNewTab } from './opensNewTab.ts';

/**
 * Opens a message, for a click on its title: calls the host, marks `messages` as read and follows the link, unless the host has prevented
 * that.
 */
export function useOpenMessage(
  message: InboxMessage,
  messages: readonly InboxMessage[],
  url: string | null,
): (event: MouseEvent<HTMLElement>) => void {
  const settings = useInboxSettings('Inbox.Item');
  const mark = useMark('Inbox.Item');
  const logUsage = useLogUsage();

  return useCallback(
    (event) => {
      // An event of its own: the browser's would let the host prevent a new tab.
      const click = new Event('click', { cancelable: !opensNewTab(event) });
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
      if (follows) {
        followLink(settings, url, event);
      }
      if (click.defaultPrevented) {
        event.preventDefault();
      }
    },
    [message, messages, url, mark, settings, logUsage],
  );
}
