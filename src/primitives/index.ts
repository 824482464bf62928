export { Avatar, type AvatarProps, avatarTones } from './avatar/Avatar.tsx';
export { assignRef } from './behavior/assignRef.ts';
export { isOwnEvent } from './behavior/isOwnEvent.ts';
export { observeSize } from './behavior/observeSize.ts';
export { endInReact, ownEvents, ownField } from './behavior/ownEvents.ts';
export { useStable } from './behavior/useStable.ts';
export {
  Button,
  type ButtonProps,
  buttonSizes,
  buttonVariants,
} from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export {
  CountBadge,
  type CountBadgeProps,
  countBadgeVariants,
} from './count-badge/CountBadge.tsx';
export { Html, type HtmlProps, htmlFormat } from './html/Html.tsx';
export {
  IconButton,
  type IconButtonProps,
  iconButtonSizes,
} from './icon-button/IconButton.tsx';
export { BellIcon } from './icons/BellIcon.tsx';
export type { IconProps } from './icons/icon.tsx';
export {
  ArrowUpIcon,
  BellOffIcon,
  ChatIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronDownIcon,
  CloseIcon,
  DotsIcon,
  DoubleCheckIcon,
  EmailIcon,
  ErrorCircleIcon,
  ExternalLinkIcon,
  GearIcon,
  InboxIcon,
  InfoIcon,
  LockIcon,
  OfflineIcon,
  PersonIcon,
  PushIcon,
  QuestionIcon,
  RefreshIcon,
  SearchIcon,
  SelectIcon,
  SlidersIcon,
  SmsIcon,
  TrashIcon,
  UndoIcon,
  UnreadIcon,
  WarningIcon,
} from './icons/icons.tsx';
export { ArchiveIcon, ClockIcon } from './icons/placeIcons.tsx';
export { afterBase, BasePathContext, pageLink } from './markdown/basePath.ts';
export { type ContentFormat, contentFormats } from './markdown/contentFormats.ts';
export { allowLinkSchemes, linkSchemes } from './markdown/linkSchemes.ts';
export { Markdown, type MarkdownProps, markdownFormat } from './markdown/Markdown.tsx';
export { MarkedText, TextMarksContext } from './markdown/MarkedText.tsx';
export { markRanges } from './markdown/markRanges.tsx';
export { PlainText, type PlainTextProps } from './markdown/PlainText.tsx';
export { loadRenderer } from './markdown/RichText.tsx';
export { safeImageUrl, safeLinkUrl } from './markdown/safeUrl.ts';
export { Menu, type MenuProps } from './menu/Menu.tsx';
export { MenuContent, type MenuContentProps } from './menu/MenuContent.tsx';
export type { MenuEntry } from './menu/MenuContext.ts';
export {
  MenuLabel,
  type MenuLabelProps,
  MenuSeparator,
} from './menu/MenuGroup.tsx';
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
} from './menu/MenuItem.tsx';
export { MenuTrigger, type MenuTriggerProps } from './menu/MenuTrigger.tsx';
export { PopoverBox, type PopoverBoxProps } from './popover/PopoverBox.tsx';
export {
  PopoverSurface,
  type PopoverSurfaceProps,
  popoverCloseReasons,
} from './popover/PopoverSurface.tsx';
export { placeSurface, type SurfacePosition } from './popover/placeSurface.ts';
export { roomOf } from './popover/roomOf.ts';
export { keepOnTop } from './popover/topLayer.ts';
export { Select, type SelectProps } from './select/Select.tsx';
export {
  Skeleton,
  type SkeletonProps,
  skeletonLengths,
  skeletonShapes,
} from './skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export { Banner, type BannerProps, type BannerTone, bannerTones } from './status/Banner.tsx';
export { StatusView, type StatusViewProps } from './status/StatusView.tsx';
export { cx, part } from './styles/part.ts';
export { Switch } from './switch/Switch.tsx';
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './tabs/Tabs.tsx';
export { SearchField, type SearchFieldProps } from './text-field/SearchField.tsx';
export { type BrandAccents, brandAccents } from './theme/brandAccents.ts';
export { contrastDarkTokens, contrastTokens } from './theme/contrastTokens.ts';
export { darkTokens } from './theme/darkTokens.ts';
export { lightTokens, type Tokens } from './theme/lightTokens.ts';
export { PortalRoot } from './theme/PortalRoot.tsx';
export { publicTokens, type ThemeTokens } from './theme/publicTokens.ts';
export {
  type DensityName,
  densityNames,
  motionNames,
  type ThemeName,
  ThemeRoot,
  type ThemeRootProps,
  type ThemeSettings,
  themeNames,
  useHydrated,
} from './theme/ThemeRoot.tsx';
export { useThemeSettings } from './theme/useThemeSettings.ts';
export { Toast, type ToastProps, ToastRegion, type ToastRegionProps } from './toast/Toast.tsx';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
