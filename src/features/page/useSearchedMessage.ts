'use client';

import { useEffect, useRef, useState } from 'react';
import {
  type InboxMessage,
  type MessagesQuery,
  useFeedRows,
  useInboxClient,
  useMessage,
  useSessionState,
} from '../../data/index.ts';
import { useIsHydrated } from '../../inbox/root/useIsHydrated.ts';
import { useShownMessages } from '../../inbox/root/useShownMessages.ts';
import { type MessageSearch, type PaneState, paneStateOf, wantsOlder } from './paneState.ts';

/** A message that is open in a page, and what is known of it. */
export interface SearchedMessage {
  readonly message: InboxMessage | undefined;
  readonly state: PaneState;
  /** Looks for it among some older messages more. */
  searchOlder(): void;
}

const wholeInbox: MessagesQuery = {};

/**
 * The loaded message of an id. One that is not among the first messages of the open tab, as behind a link, is looked for in the whole
 * inbox, some pages back.
 */
export function useSearchedMessage(messageId: string): SearchedMessage {
  const client = useInboxClient('InboxPage');
  const message = useMessage(messageId);
  const isSignedOut = useSessionState() === 'signedOut';
  const isHydrated = useIsHydrated();
  const isShown = useShownMessages('InboxPage').data !== undefined;
  const [foundBy, setFoundBy] = useState<unknown>();
  if (message !== undefined && foundBy !== client) {
    setFoundBy(client);
  }
  const found = message !== undefined;
  const wasFound = foundBy === client;
  const feed = useFeedRows(wholeInbox, { enabled: !found && !wasFound && isShown });
  const [pages, setPages] = useState(0);
  const search: MessageSearch = { found, wasFound, feed, pages };
  const asksOlder = wantsOlder(search);
  const { fetchMore } = feed;
  const isAsking = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the next one is asked for
  useEffect(() => {
    if (asksOlder && !isAsking.current) {
      isAsking.current = true;
      void fetchMore().then(() => {
        isAsking.current = false;
        setPages((count) => count + 1);
      });
    }
  }, [asksOlder, pages, fetchMore]);

  const known = isSignedOut ? 'none' : paneStateOf(search);
  return {
    message,
    // The message has times of the reader's time zone.
    state: isHydrated ? known : 'looking',
    searchOlder() {
      setPages(0);
      if (feed.moreError) {
        void fetchMore();
      }
    },
  };
}
