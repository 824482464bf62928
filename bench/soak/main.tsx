import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { InboxProvider } from '../../src/features/InboxProvider.tsx';
import { InboxPopover } from '../../src/inbox/index.ts';
import { buildFeed, buildMessage, buildSession } from '../../src/mocks/index.ts';

/** A platform in the page, whose socket is real: it comes from the server of this page. Everyone has the same messages. */
const feed = { data: buildFeed(10), page: 0, hasMore: false };
const asked = { feed: 0, all: 0 };
const answers: readonly (readonly [path: string, body: () => unknown])[] = [
  ['/session/initialize', () => ({ data: buildSession() })],
  ['/notifications/feed', () => feed],
  ['/notifications/', () => ({ data: { count: 7 } })],
  ['/messages/markAs', markAllSeen],
  ['/', () => ({ data: [] })],
];

function markAllSeen() {
  feed.data = feed.data.map((message) => ({ ...message, seen: true }));
  return { data: feed.data };
}

globalThis.fetch = async (input) => {
  const path = new URL(input instanceof Request ? input.url : input).pathname;
  const [part, body] = answers.find(([one]) => path.includes(one)) ?? [];
  asked.all += 1;
  asked.feed += part === '/notifications/feed' ? 1 : 0;
  return new Response(JSON.stringify(body?.()));
};

function Host() {
  const [subscriber, setSubscriber] = useState<number | null>(0);
  Object.assign(globalThis, { asked, message: buildMessage(), setSubscriber });
  return subscriber === null ? null : (
    <InboxProvider
      applicationIdentifier="bench"
      subscriberId={`reader-${subscriber}`}
      backendUrl="https://api.carillon.test"
      socketUrl={location.origin}
    >
      <InboxPopover />
    </InboxProvider>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(<Host />);
}
