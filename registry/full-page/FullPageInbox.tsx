'use client';

import { InboxPage, type InboxTab, type ThemeName } from 'carillon';
import { useState } from 'react';
import 'carillon/styles.css';

/** For the provider, as a value that stays the same: `tabs={feeds}`. */
export const feeds: readonly InboxTab[] = [
  { tabId: 'all', label: 'Everything' },
  { tabId: 'mentions', label: 'Mentions', query: { feed: 'mentions' } },
  { tabId: 'billing', label: 'Billing', query: { feed: 'billing' } },
];

/**
 * An inbox as a page: feeds with their counts on one side, the list in the middle, the open message on the other side.
 * It goes below `InboxProvider`, whose `tabs` are the feeds.
 */
export function FullPageInbox({ theme = 'system' }: { theme?: ThemeName }) {
  // Keep it in your router's address instead, and links lead to messages.
  const [messageId, setMessageId] = useState<string>();
  return <InboxPage theme={theme} messageId={messageId} onMessageChange={setMessageId} />;
}
