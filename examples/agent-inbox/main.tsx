import { InboxPanel, InboxProvider, needsYouTab } from 'carillon';
import { restBackend } from 'carillon/backends';
import 'carillon/styles.css';
import { createRoot } from 'react-dom/client';

const reader = new URLSearchParams(location.search).get('reader') ?? 'maya';

/** Your app knows who is signed in; here the address says it. */
const headers = { 'X-Reader': reader };
const backend = restBackend({
  baseUrl: '/api/inbox',
  headers: () => headers,
  capabilities: { preferences: false, globalPreference: false },
});
const tabs = [needsYouTab, { tabId: 'all', label: 'All' }];

function ask() {
  void fetch('/ask', { method: 'POST', headers });
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <InboxProvider subscriberId={reader} backend={backend} tabs={tabs}>
    <button type="button" onClick={ask}>
      Have the agents work
    </button>
    <a href={`?reader=${reader === 'maya' ? 'jo' : 'maya'}`} target="_blank" rel="noreferrer">
      Open the other inbox
    </a>
    <InboxPanel />
  </InboxProvider>,
);
