export type { FrameInboxOptions } from './frameMessages.ts';
export { type InboxFrameOptions, type MountedInboxFrame, mountInboxFrame } from './mountInboxFrame.ts';
