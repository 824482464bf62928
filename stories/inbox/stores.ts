import type { InboxTab } from '../../src/inbox/index.ts';

/** The tabs of the stories: all, and one for each feed of the mock world. */
export const tabs: readonly InboxTab[] = [
  { tabId: 'default_store', label: 'All' },
  { tabId: 'mentions', label: 'Mentions', query: { feed: 'mentions' } },
  { tabId: 'alerts', label: 'Alerts', query: { feed: 'alerts' } },
  { tabId: 'billing', label: 'Billing', query: { feed: 'billing' } },
];
