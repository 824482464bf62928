// What `carillon-embed` takes of this package. Nobody else may use it: the two are built and published together, and it changes as they do.
export { keepTrying, late } from './base/index.ts';
export { Inbox, InboxProvider } from './features/index.ts';
export {
  allowLinkSchemes,
  askForRoom,
  contentFormats,
  densityNames,
  InboxPanel,
  InboxPopover,
  InboxPreferences,
  InboxSettingsContext,
  linkSchemes,
  resizeParentFrame,
  safeLinkUrl,
  themeNames,
  useInboxSettings,
  useRoot,
} from './inbox/index.ts';
