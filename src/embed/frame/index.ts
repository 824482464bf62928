export { allowLinkSchemes } from '../../inbox/index.ts';
export { type InboxFrameOptions, type MountedInboxFrame, mountInboxFrame } from './mountInboxFrame.ts';
