export {
  allowLinkSchemes,
  contentFormats,
  densityNames,
  linkSchemes,
  safeLinkUrl,
  themeNames,
} from '../primitives/index.ts';
// Of `Inbox`, what a page loads before its panel: esbuild can take nothing out of a namespace.
export { InboxBadge } from './bell/InboxBadge.tsx';
export { InboxBell } from './bell/InboxBell.tsx';
export { InboxBellIcon } from './bell/InboxBellIcon.tsx';
export { askForRoom } from './frame/frameRoom.ts';
export { resizeParentFrame } from './frame/resizeParentFrame.ts';
export { useFrameResizing } from './frame/useFrameResizing.ts';
export { InboxPanel, type InboxPanelProps } from './InboxPanel.tsx';
export { InboxPopover, type InboxPopoverProps, type InboxSlots } from './InboxPopover.tsx';
export { InboxPreferences, type InboxPreferencesProps } from './InboxPreferences.tsx';
export { InboxProvider, type InboxProviderProps } from './InboxProvider.tsx';
export type { ListGrouping } from './message-list/InboxList.tsx';
export type { KindComponents } from './message-list/KindRow.tsx';
export type { ListOptions, PanelContentsProps, PanelSlots } from './panel/PanelContents.tsx';
export { PanelPopover } from './popover/PanelPopover.tsx';
export type { PreferencesOptions } from './preferences/PreferencesContents.tsx';
export * as Preferences from './preferences/parts.ts';
export type { PreferenceChoice } from './preferences/preferenceGroups.ts';
export { InboxRoot, type InboxRootProps } from './root/InboxRoot.tsx';
export {
  type OpenChangeDetails,
  type OpenChangeReason,
  openChangeReasons,
  useRoot,
} from './root/RootContext.ts';
export {
  archivedTab,
  decidedTab,
  type InboxSettings,
  InboxSettingsContext,
  type InboxTab,
  needsYouTab,
  snoozedTab,
  useInboxSettings,
} from './settings/InboxSettingsContext.ts';
export type { MessageAction, MessageActions } from './settings/messageAction.ts';
export type { CustomLanguage } from './settings/useTranslator.ts';
export type { DrawMessage } from './slots/fillSlot.tsx';
export type { InboxView } from './view/listView.ts';
export { type InboxViewAddress, useInboxView } from './view/useInboxView.ts';
