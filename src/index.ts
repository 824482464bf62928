export { InboxError, type InboxMessage, type MessagesQuery, type WorkflowPreference } from './data/index.ts';
export {
  type CustomLanguage,
  Inbox,
  InboxPanel,
  type InboxPanelProps,
  InboxPopover,
  type InboxPopoverProps,
  InboxPreferences,
  type InboxPreferencesProps,
  InboxProvider,
  type InboxProviderProps,
  type InboxSlots,
  type InboxStore,
  type OpenChangeReason,
  type PanelSlots,
  Preferences,
  type PreferencesOptions,
} from './inbox/index.ts';
