export { InboxError, type InboxMessage, type MessagesQuery } from './data/index.ts';
export {
  type CustomLanguage,
  Inbox,
  InboxPanel,
  type InboxPanelProps,
  InboxPopover,
  type InboxPopoverProps,
  InboxProvider,
  type InboxProviderProps,
  type InboxStore,
  type OpenChangeReason,
} from './inbox/index.ts';
