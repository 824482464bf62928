// The script for a page without a build: `packages/embed/dist/script/carillon.js` and the chunks beside it contain everything it needs.
import { defineInboxElement } from './InboxElement.tsx';

defineInboxElement();

export { clearPersistedInbox } from '../data/index.ts';
export { InboxElement } from './InboxElement.tsx';
export { type MountedInbox, mountInbox } from './mountInbox.tsx';
