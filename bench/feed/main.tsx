import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type InboxMessage, useMessages } from '../../src/data/index.ts';
import { InboxProvider } from '../../src/features/InboxProvider.tsx';
import { InboxPopover, type ListOptions } from '../../src/inbox/index.ts';
import { backend } from './platform.ts';

const query = { limit: 100 };
const tabs = [{ tabId: 'all', label: 'All', query }];
const threadOf = ({ data }: InboxMessage) => String(Object(data).thread);

/** By the word of the address. */
const lists: Readonly<Record<string, ListOptions>> = {
  search: { search: true },
  groups: { groupBy: ['day', threadOf], search: true },
};
const list = lists[new URLSearchParams(location.search).get('list') ?? ''];

/** Loads page by page, as for a reader who scrolls to the end, and tells when it has all. Renders nothing. */
function Loading({ onLoaded }: { onLoaded(): void }) {
  const { data, hasMore, isFetchingMore, fetchMore } = useMessages(query);
  const isLoaded = data !== undefined && !hasMore;
  useEffect(() => {
    if (isLoaded) {
      onLoaded();
    } else if (hasMore && !isFetchingMore) {
      void fetchMore();
    }
  }, [isLoaded, hasMore, isFetchingMore, fetchMore, onLoaded]);
  return null;
}

function Host() {
  const [isLoaded, setIsLoaded] = useState(false);
  Object.assign(globalThis, { feedIsLoaded: isLoaded });
  return (
    <InboxProvider applicationIdentifier="bench" subscriberId="ada" backend={backend} tabs={tabs}>
      <InboxPopover list={list} />
      {!isLoaded && <Loading onLoaded={() => setIsLoaded(true)} />}
    </InboxProvider>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(<Host />);
}
