export { InboxBadge as Badge, type InboxBadgeProps as BadgeProps } from './bell/InboxBadge.tsx';
export { InboxBell as Bell, type InboxBellProps as BellProps } from './bell/InboxBell.tsx';
export {
  InboxBellIcon as BellIcon,
  type InboxBellIconProps as BellIconProps,
} from './bell/InboxBellIcon.tsx';
export { InboxItem as Item, type InboxItemProps as ItemProps } from './message-item/InboxItem.tsx';
export { ItemAvatar, type ItemAvatarProps } from './message-item/ItemAvatar.tsx';
export { ItemBody, type ItemBodyProps } from './message-item/ItemBody.tsx';
export { ItemButtons, type ItemButtonsProps } from './message-item/ItemButtons.tsx';
export { ItemCheckbox, type ItemCheckboxProps } from './message-item/ItemCheckbox.tsx';
export { ItemDot, type ItemDotProps } from './message-item/ItemDot.tsx';
export { ItemMenu, type ItemMenuProps } from './message-item/ItemMenu.tsx';
export { ItemReadToggle, type ItemReadToggleProps } from './message-item/ItemReadToggle.tsx';
export { ItemTime, type ItemTimeProps } from './message-item/ItemTime.tsx';
export { ItemTitle, type ItemTitleProps } from './message-item/ItemTitle.tsx';
export { InboxList as List, type InboxListProps as ListProps } from './message-list/InboxList.tsx';
export { MarkAllRead, type MarkAllReadProps } from './panel/MarkAllRead.tsx';
export { PanelClose as Close, type PanelCloseProps as CloseProps } from './panel/PanelClose.tsx';
export { PanelFooter as Footer, type PanelFooterProps as FooterProps } from './panel/PanelFooter.tsx';
export { PanelHeader as Header, type PanelHeaderProps as HeaderProps } from './panel/PanelHeader.tsx';
export { PanelLogo as Logo, type PanelLogoProps as LogoProps } from './panel/PanelLogo.tsx';
export { PanelMenu as Menu, type PanelMenuProps as MenuProps } from './panel/PanelMenu.tsx';
export { PanelTitle as Title, type PanelTitleProps as TitleProps } from './panel/PanelTitle.tsx';
export { PreferencesButton, type PreferencesButtonProps } from './panel/PreferencesButton.tsx';
export { PanelPopover as Popover, type PanelPopoverProps as PopoverProps } from './popover/PanelPopover.tsx';
export { InboxRoot as Root, type InboxRootProps as RootProps } from './root/InboxRoot.tsx';
export { SelectionBar, type SelectionBarProps } from './selection/SelectionBar.tsx';
export { InboxStatus as Status, type InboxStatusProps as StatusProps } from './status/InboxStatus.tsx';
export { InboxTabButton as Tab, type InboxTabButtonProps as TabProps } from './tabs/InboxTabButton.tsx';
export { InboxTabs as Tabs, type InboxTabsProps as TabsProps } from './tabs/InboxTabs.tsx';
export { InboxUndo as Undo, type InboxUndoProps as UndoProps } from './undo/InboxUndo.tsx';
