export { allowLinkSchemes } from '../inbox/index.ts';
export type { InboxElementEvents, InboxElementProps } from './elementTypes.ts';
export { openFramePage } from './frame/openFramePage.ts';
export { defineInboxElement, InboxElement } from './InboxElement.tsx';
export type {
  InboxEventDetails,
  InboxEventName,
  InboxOptions,
} from './InboxOptions.ts';
export { type MountedInbox, mountInbox } from './mountInbox.tsx';
