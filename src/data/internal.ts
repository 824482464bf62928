// What the other packages of carillon use of this one and hosts do not: no entry point leads here, and nothing of it is promised.
export type { InboxClient } from './client/InboxClient.ts';
export { useInboxClient } from './client/InboxClientContext.ts';
export { pendingChangesOf } from './messages/pendingChanges.ts';
export { createServices, type Services } from './store/createServices.ts';
export { createStore, type ReadableStore, type Store } from './store/createStore.ts';
