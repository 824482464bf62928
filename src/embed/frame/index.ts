export { type InboxFrameOptions, type MountedInboxFrame, mountInboxFrame } from './mountInboxFrame.ts';
