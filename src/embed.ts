// The public names of `carillon-embed`. What is not named here is internal.
export type { InboxError, InboxMessage, MessageAnswer, SessionProfile } from './data/index.ts';
export * from './embed/index.ts';
export type { InboxPopoverProps, InboxProviderProps, InboxSlots, OpenChangeReason } from './inbox/index.ts';
