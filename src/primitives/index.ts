export { Avatar, type AvatarProps, type AvatarTone, avatarTones } from './avatar/Avatar.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './button/Button.tsx';
export {
  CountBadge,
  type CountBadgeProps,
  type CountBadgeVariant,
  countBadgeVariants,
} from './count-badge/CountBadge.tsx';
export {
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  iconButtonSizes,
} from './icon-button/IconButton.tsx';
export { BellIcon } from './icons/BellIcon.tsx';
export type { IconProps } from './icons/icon.tsx';
export {
  ArchiveIcon,
  ArrowUpIcon,
  BellOffIcon,
  ChatIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronDownIcon,
  ClockIcon,
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
  SlidersIcon,
  SmsIcon,
  TrashIcon,
  UndoIcon,
  WarningIcon,
} from './icons/icons.tsx';
export { Markdown, type MarkdownProps } from './markdown/Markdown.tsx';
export { safeImageUrl, safeLinkUrl } from './markdown/safeUrl.ts';
export {
  type PopoverCloseReason,
  PopoverSurface,
  type PopoverSurfaceProps,
  popoverCloseReasons,
} from './popover/PopoverSurface.tsx';
export {
  Skeleton,
  type SkeletonLength,
  type SkeletonProps,
  type SkeletonShape,
  skeletonLengths,
  skeletonShapes,
} from './skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner/Spinner.tsx';
export { Banner, type BannerProps, type BannerTone, bannerTones } from './status/Banner.tsx';
export { StatusView, type StatusViewProps } from './status/StatusView.tsx';
export { cx } from './styles/cx.ts';
export { Switch, type SwitchProps } from './switch/Switch.tsx';
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
export { darkTokens } from './theme/darkTokens.ts';
export { lightTokens, type ThemeTokens } from './theme/lightTokens.ts';
export {
  type MotionName,
  motionNames,
  type ThemeName,
  ThemeRoot,
  type ThemeRootProps,
  type ThemeSettings,
  themeNames,
  useThemeSettings,
} from './theme/ThemeRoot.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
