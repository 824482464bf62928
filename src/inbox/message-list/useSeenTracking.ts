'use client';

import { useEffect, useRef, useState } from 'react';
import { type InboxMessage, markAutoSeen, useInboxClient } from '../../data/index.ts';
import type { SeenObserver } from './seenObserver.ts';

/** When a list marks messages as seen by itself: once a row was looked at for a moment, as soon as it is loaded, or never. */
export const seenMoments = ['onSight', 'onOpen', 'never'] as const;

/** One of `seenMoments`. */
export type SeenMoment = (typeof seenMoments)[number];

/** Marks the messages of a feed as seen. It is no act of the reader's, so nobody is told when it fails. */
export function useSeenTracking(
  messages: readonly InboxMessage[],
  markSeen: SeenMoment,
): SeenObserver['watch'] | undefined {
  const client = useInboxClient('Inbox.List');
  const [seenObserver, setSeenObserver] = useState<SeenObserver>();
  const latest = useRef(messages);
  useEffect(() => {
    latest.current = messages;
  });

  useEffect(() => {
    if (markSeen === 'never') {
      return;
    }
    let own: SeenObserver | undefined;
    let ended = false;
    const send = (ids: readonly string[]) => markAutoSeen(client, stillUnseen(latest.current, ids));
    // No part of the panel's first load: nobody has looked at anything yet.
    import('./seenObserver.ts').then(
      ({ createSeenObserver }) => {
        if (!ended) {
          own = createSeenObserver(send);
          setSeenObserver(own);
        }
      },
      () => {
        // A list that marks nothing is a list all the same.
      },
    );
    return () => {
      ended = true;
      own?.end();
      setSeenObserver(undefined);
    };
  }, [client, markSeen]);

  useEffect(() => {
    if (markSeen === 'onOpen') {
      for (const { _id } of messages.filter(isUnseen)) {
        seenObserver?.take(_id);
      }
    }
  }, [markSeen, messages, seenObserver]);
  return seenObserver?.watch;
}

/** Whether a message waits to be seen. One that is read was seen, whatever its flag says. */
export function isUnseen(message: InboxMessage): boolean {
  return !message.seen && !message.read;
}

/** Those of the ids that still wait. */
export function stillUnseen(messages: readonly InboxMessage[], ids: readonly string[]): string[] {
  const seen = new Set(ids);
  return messages.flatMap((message) => (seen.has(message._id) && isUnseen(message) ? message._id : []));
}
