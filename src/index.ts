export { InboxError, type InboxMessage, type MessagesQuery, type WorkflowPreference } from './data/index.ts';
export * from './data/model/register.ts';
export {
  type Announcements,
  type CustomLanguage,
  type FrameResizingOptions,
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
  type InboxTab,
  type OpenChangeReason,
  type PanelSlots,
  Preferences,
  type PreferencesOptions,
  useFrameResizing,
} from './inbox/index.ts';
