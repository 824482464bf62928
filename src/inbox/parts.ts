export {
  InboxAttention as Attention,
  type InboxAttentionProps as AttentionProps,
} from './attention/InboxAttention.tsx';
export { ElsewhereDot, type ElsewhereDotProps } from './bell/ElsewhereDot.tsx';
export { InboxBadge as Badge, type InboxBadgeProps as BadgeProps } from './bell/InboxBadge.tsx';
export { InboxBell as Bell, type InboxBellProps as BellProps } from './bell/InboxBell.tsx';
export { InboxBellIcon as BellIcon } from './bell/InboxBellIcon.tsx';
export { InboxFewer as Fewer, type InboxFewerProps as FewerProps } from './fewer/InboxFewer.tsx';
export { InboxFilters as Filters, type InboxFiltersProps as FiltersProps } from './lists/InboxFilters.tsx';
export { InboxSearch as Search } from './lists/InboxSearch.tsx';
export { InboxItem as Item, type InboxItemProps as ItemProps } from './message-item/InboxItem.tsx';
export { ItemAvatar } from './message-item/ItemAvatar.tsx';
export { ItemBody, type ItemBodyProps } from './message-item/ItemBody.tsx';
export { ItemButtons, type ItemButtonsProps } from './message-item/ItemButtons.tsx';
export { ItemCheckbox } from './message-item/ItemCheckbox.tsx';
export { ItemDot } from './message-item/ItemDot.tsx';
export { ItemGroup } from './message-item/ItemGroup.tsx';
export { ItemMarks } from './message-item/ItemMarks.tsx';
export { ItemMenu, type ItemMenuProps } from './message-item/ItemMenu.tsx';
export { ItemReadToggle } from './message-item/ItemReadToggle.tsx';
export { ItemTime } from './message-item/ItemTime.tsx';
export { ItemTitle } from './message-item/ItemTitle.tsx';
export { InboxList as List, type InboxListProps as ListProps } from './message-list/InboxList.tsx';
export { MarkAllRead } from './panel/MarkAllRead.tsx';
export { PanelClose as Close } from './panel/PanelClose.tsx';
export { PanelFooter as Footer, type PanelFooterProps as FooterProps } from './panel/PanelFooter.tsx';
export { PanelHeader as Header, type PanelHeaderProps as HeaderProps } from './panel/PanelHeader.tsx';
export { PanelLogo as Logo } from './panel/PanelLogo.tsx';
export { PanelMenu as Menu } from './panel/PanelMenu.tsx';
export { PanelTitle as Title, type PanelTitleProps as TitleProps } from './panel/PanelTitle.tsx';
export { PreferencesButton } from './panel/PreferencesButton.tsx';
export { PanelPopover as Popover, type PanelPopoverProps as PopoverProps } from './popover/PanelPopover.tsx';
export { InboxRoot as Root, type InboxRootProps as RootProps } from './root/InboxRoot.tsx';
export { SelectionBar } from './selection/SelectionBar.tsx';
export { InboxStatus as Status } from './status/InboxStatus.tsx';
export { InboxTabButton as Tab, type InboxTabButtonProps as TabProps } from './tabs/InboxTabButton.tsx';
export { InboxTabs as Tabs, type InboxTabsProps as TabsProps } from './tabs/InboxTabs.tsx';
export { InboxToasts as Toasts } from './undo/InboxToasts.tsx';
