import { useState } from 'react';
import { contents, type LegacyPage } from './host.ts';
import { NotificationCenter, NovuProvider, useNotifications } from './widget.ts';

const stores = [
  { storeId: 'all', query: { limit: 10 } },
  { storeId: 'read', query: { read: true } },
];

function Page() {
  const { storeId, notifications, setStore } = useNotifications();
  const [clicks, setClicks] = useState<string[]>([]);
  return (
    <>
      <output>
        {storeId}: {(notifications ?? []).length}; clicked {clicks.join(' ') || 'none'}
      </output>
      <button type="button" onClick={() => setStore('all')}>
        Back to everything
      </button>
      <NotificationCenter
        colorScheme="light"
        tabs={[
          { name: 'Everything', storeId: 'all' },
          { name: 'What I know', storeId: 'read' },
        ]}
        onTabClick={({ storeId: clicked }) => setClicks((all) => [...all, clicked])}
      />
    </>
  );
}

/** A page with tabs, which its own code changes too. */
export const tabsPage: LegacyPage = {
  title: 'tabs',
  Host: ({ identity }) => (
    <NovuProvider {...identity} stores={stores}>
      <Page />
    </NovuProvider>
  ),
  steps: [
    { says: 'all: 3; clicked none' },
    { text: contents[2] },
    { text: 'What I know' },
    { says: 'read: 1; clicked read' },
    { press: 'Back to everything' },
    { says: 'all: 3; clicked read' },
  ],
};
