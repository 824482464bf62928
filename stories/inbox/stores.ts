import type { InboxStore } from '../../src/inbox/index.ts';

/** The stores of the stories: all, and one for each feed of the mock world. */
export const stores: readonly InboxStore[] = [
  { storeId: 'default_store', label: 'All' },
  { storeId: 'mentions', label: 'Mentions', query: { feedIdentifier: 'mentions' } },
  { storeId: 'alerts', label: 'Alerts', query: { feedIdentifier: 'alerts' } },
  { storeId: 'billing', label: 'Billing', query: { feedIdentifier: 'billing' } },
];
