// What the names above are made of, and `carillon/data`, `carillon/primitives` and `carillon/locales` declare.
export {
  type BackendCall,
  type Capabilities,
  type ChannelSwitches,
  type CountKind,
  type GetSubscriberHash,
  type GlobalPreference,
  type InboxBackend,
  type InboxDataProviderProps,
  InboxError,
  type InboxErrorKind,
  type InboxLine,
  type InboxMessage,
  type InboxSnapshot,
  type InitialFetchingStrategy,
  type LineListener,
  type LineSession,
  type MessageAnswer,
  type MessageEffect,
  type MessagePerson,
  type MessageRow,
  type MessageRows,
  type MessagesQuery,
  type MessagesTarget,
  type Organization,
  type PersistOptions,
  type PreferenceSwitches,
  type PreferenceWorkflow,
  type QuietHours,
  type QuietWindow,
  type SessionProfile,
  type Switches,
  type WorkflowPreference,
} from './data/index.ts';
export * from './data/model/registeredMessages.ts';
export {
  type CustomLanguage,
  type DrawMessage,
  InboxPanel,
  type InboxPanelProps,
  InboxPopover,
  type InboxPopoverProps,
  InboxPreferences,
  type InboxPreferencesProps,
  type InboxProviderProps,
  type InboxSlots,
  type InboxTab,
  type InboxView,
  type InboxViewAddress,
  type KindComponents,
  type ListGrouping,
  type ListOptions,
  type MessageAction,
  type MessageActions,
  type OpenChangeDetails,
  type OpenChangeReason,
  type PanelContentsProps,
  type PanelSlots,
  type PreferenceChoice,
  Preferences,
  type PreferencesOptions,
  useFrameResizing,
  useInboxView,
} from './inbox/index.ts';
export type {
  AttentionStrings,
  CatalogueEntry,
  CountedKey,
  Direction,
  FewerStrings,
  KeyStrings,
  ListStrings,
  PlaceStrings,
  PlainStrings,
  PluralCategory,
  PluralForms,
  QuietStrings,
  Strings,
} from './locales/index.ts';
export type { Channel } from './platform-constants/index.ts';
export type {
  AvatarProps,
  ContentFormat,
  CountBadgeProps,
  DensityName,
  IconButtonProps,
  IconProps,
  PopoverSurfaceProps,
  ThemeName,
  ThemeTokens,
  Tokens,
} from './primitives/index.ts';
export { allowLinkSchemes } from './primitives/index.ts';

// Tabs, and the parts of `Inbox` that a page loads before its panel, since esbuild can take nothing out of a namespace. They are last: where they
// come first, Rolldown cuts what is loaded late into more files (`npm run size`).

export { InboxProvider } from './features/InboxProvider.tsx';
export {
  type Attention,
  type AttentionOptions,
  type ElsewhereIdentity,
  Inbox,
  type InboxPageProps,
  useAttention,
} from './features/index.ts';
export { InboxPage } from './features/page/InboxPage.tsx';
export type { QuietState } from './features/quiet/createQuiet.ts';
export { type Quiet, useQuiet } from './features/quiet/useQuiet.ts';
export {
  archivedTab,
  decidedTab,
  InboxBadge,
  InboxBell,
  InboxBellIcon,
  InboxRoot,
  needsYouTab,
  PanelPopover,
  snoozedTab,
} from './inbox/index.ts';
