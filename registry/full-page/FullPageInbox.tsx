import { InboxPage, InboxProvider, type InboxProviderProps, type InboxTab, type ThemeName } from 'carillon';
import { useState } from 'react';
import 'carillon/styles.css';

const feeds: readonly InboxTab[] = [
  { tabId: 'all', label: 'Everything' },
  { tabId: 'mentions', label: 'Mentions', query: { feed: 'mentions' } },
  { tabId: 'billing', label: 'Billing', query: { feed: 'billing' } },
];

interface FullPageInboxProps extends InboxProviderProps {
  theme?: ThemeName;
}

/** An inbox as a page: feeds with their counts on one side, the list in the middle, the open message on the other side. */
export function FullPageInbox({ theme = 'system', ...provider }: FullPageInboxProps) {
  // Keep it in your router's address instead, and links lead to messages.
  const [messageId, setMessageId] = useState<string>();
  return (
    <InboxProvider tabs={feeds} {...provider}>
      <InboxPage theme={theme} messageId={messageId} onMessageChange={setMessageId} />
    </InboxProvider>
  );
}
