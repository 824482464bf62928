// The public names of `carillon-embed/frame`. What is not named here is internal.
export * from './embed/frame/index.ts';
export type { InboxEventDetails, InboxEventName, InboxOptions } from './embed/index.ts';
