export { InboxPanel, type InboxPanelProps } from './InboxPanel.tsx';
export { InboxPopover, type InboxPopoverProps } from './InboxPopover.tsx';
export { InboxProvider, type InboxProviderProps } from './InboxProvider.tsx';
export * as Inbox from './parts.ts';
export { type OpenChangeReason, openChangeReasons } from './root/RootContext.ts';
export type { InboxStore } from './settings/InboxSettingsContext.ts';
export type { CustomLanguage } from './settings/useTranslator.ts';
