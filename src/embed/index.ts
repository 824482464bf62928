export { type FramePageOptions, openFramePage } from './frame/openFramePage.ts';
export { defineInboxElement, InboxElement, type InboxElementEvents } from './InboxElement.tsx';
export {
  type InboxEventDetails,
  type InboxEventName,
  type InboxOptions,
  type InboxView,
  inboxViews,
} from './InboxOptions.ts';
export { type MountedInbox, mountInbox } from './mountInbox.tsx';
