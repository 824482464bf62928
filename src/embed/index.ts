export type { InboxElementEvents, InboxElementProps } from './elementTypes.ts';
export { type FramePageOptions, openFramePage } from './frame/openFramePage.ts';
export { defineInboxElement, InboxElement } from './InboxElement.tsx';
export {
  type InboxEventDetails,
  type InboxEventName,
  type InboxOptions,
  type InboxView,
  inboxViews,
} from './InboxOptions.ts';
export { type MountedInbox, mountInbox } from './mountInbox.tsx';
