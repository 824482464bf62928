'use client';

import { useEffect, useRef } from 'react';
import { type InboxClient, useInboxClient, useUnreadCount } from '../../data/index.ts';
import { unreadWords } from '../bell/unreadWords.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useRoot } from './RootContext.ts';

/** Which of the inboxes of a subscriber speaks: a page with two says a thing once. */
const speakers = new WeakMap<InboxClient, object>();

/** Says a grown count of unread messages, but never the one that was there when the page opened. Renders nothing. */
export function UnreadAnnouncement() {
  const { announce, bellRef } = useRoot('UnreadAnnouncement');
  const { translator } = useInboxSettings('UnreadAnnouncement');
  const client = useInboxClient('UnreadAnnouncement');
  const count = useUnreadCount().data;
  const lastCount = useRef<number | undefined>(undefined);

  useEffect(
    () => () => {
      if (speakers.get(client) === bellRef) {
        speakers.delete(client);
      }
    },
    [client, bellRef],
  );

  useEffect(() => {
    const before = lastCount.current;
    lastCount.current = count;
    if (before === undefined || count === undefined || count <= before) {
      return;
    }
    const speaker = speakers.get(client) ?? bellRef;
    speakers.set(client, speaker);
    return speaker === bellRef ? announce(unreadWords(translator, count)) : undefined;
  }, [client, count, announce, bellRef, translator]);
  return null;
}
