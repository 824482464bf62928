// The script for a page without a build: all it needs is in `dist/embed/carillon.js` and the chunks beside it.
import { defineInboxElement } from './InboxElement.tsx';

defineInboxElement();

export { InboxElement } from './InboxElement.tsx';
export { type MountedInbox, mountInbox } from './mountInbox.tsx';
