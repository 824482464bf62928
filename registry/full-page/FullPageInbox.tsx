import { Inbox, InboxProvider, type InboxProviderProps, type InboxTab, type ThemeName } from 'carillon';
import { useCount, useMessage, useUpdateMessages } from 'carillon/data';
import { Button, Markdown } from 'carillon/primitives';
import { useState } from 'react';
import 'carillon/styles.css';
import './fullPageInbox.css';

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
  const [messageId, setMessageId] = useState<string>();
  return (
    <InboxProvider
      {...provider}
      tabs={feeds}
      onMessageClick={(message, event) => {
        // The pane shows it, so its link is not followed.
        event.preventDefault();
        setMessageId(message.id);
      }}
    >
      <InboxPage theme={theme} messageId={messageId} />
    </InboxProvider>
  );
}

function InboxPage({ theme, messageId }: { theme: ThemeName; messageId: string | undefined }) {
  const [tabId, setTabId] = useState('all');
  return (
    <Inbox.Root tabId={tabId} onTabChange={setTabId} theme={theme} label="Inbox">
      <div className="inbox-page">
        <nav className="inbox-page-feeds" aria-label="Feeds">
          {feeds.map((feed) => (
            <FeedButton
              key={feed.tabId}
              feed={feed}
              isOpen={feed.tabId === tabId}
              onOpen={() => setTabId(feed.tabId)}
            />
          ))}
        </nav>
        <section className="inbox-page-list" aria-label="Messages">
          <Inbox.Header>
            <Inbox.Title />
            <Inbox.MarkAllRead />
            <Inbox.Menu />
          </Inbox.Header>
          <Inbox.SelectionBar />
          <Inbox.Status />
          <Inbox.List groupBy="day" />
          <Inbox.Toasts />
        </section>
        <MessagePane messageId={messageId} />
      </div>
    </Inbox.Root>
  );
}

interface FeedButtonProps {
  feed: InboxTab;
  isOpen: boolean;
  onOpen: () => void;
}

function FeedButton({ feed, isOpen, onOpen }: FeedButtonProps) {
  const count = useCount({ of: 'unread', query: feed.query }).data ?? 0;
  return (
    <button type="button" className="inbox-page-feed" aria-current={isOpen || undefined} onClick={onOpen}>
      {feed.label}
      {count > 0 && <span className="inbox-page-count">{count > 99 ? '99+' : count}</span>}
    </button>
  );
}

/** The open message, as it is now: `useMessage` follows marks, removals and live events. */
function MessagePane({ messageId }: { messageId: string | undefined }) {
  const message = useMessage(messageId);
  const update = useUpdateMessages();
  return (
    <section className="inbox-page-message" aria-label="Message">
      {message === undefined ? (
        <p>{messageId === undefined ? 'Choose a message.' : 'This message is not here any more.'}</p>
      ) : (
        <>
          <h2>{message.title}</h2>
          <p>{message.read ? 'Read' : 'Unread'}</p>
          <Markdown content={message.body} />
          <Button onClick={() => update.run({ ids: [message.id], read: !message.read })}>
            {message.read ? 'Mark as unread' : 'Mark as read'}
          </Button>
        </>
      )}
    </section>
  );
}
