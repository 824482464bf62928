// What other packages of carillon use of this one, but hosts do not: no entry point exports it, so it may change at any time.
export type { InboxClient } from './client/InboxClient.ts';
export { useInboxClient } from './client/InboxClientContext.ts';
export { pendingChangesOf } from './messages/pendingChanges.ts';
export { createServices, type Services } from './store/createServices.ts';
export { createStore, type ReadableStore, type Store } from './store/createStore.ts';
