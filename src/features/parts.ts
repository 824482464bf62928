export { InboxBadge as Badge, type InboxBadgeProps as BadgeProps } from '../inbox/bell/InboxBadge.tsx';
export { InboxBell as Bell, type InboxBellProps as BellProps } from '../inbox/bell/InboxBell.tsx';
export { InboxBellIcon as BellIcon } from '../inbox/bell/InboxBellIcon.tsx';
export { InboxItem as Item, type InboxItemProps as ItemProps } from '../inbox/message-item/InboxItem.tsx';
export { ItemAnswers, type ItemAnswersProps } from '../inbox/message-item/ItemAnswers.tsx';
export { ItemAvatar } from '../inbox/message-item/ItemAvatar.tsx';
export { ItemBody, type ItemBodyProps } from '../inbox/message-item/ItemBody.tsx';
export { ItemCheckbox } from '../inbox/message-item/ItemCheckbox.tsx';
export { ItemDot } from '../inbox/message-item/ItemDot.tsx';
export { ItemGroup } from '../inbox/message-item/ItemGroup.tsx';
export { ItemMarks } from '../inbox/message-item/ItemMarks.tsx';
export { ItemMenu, type ItemMenuProps } from '../inbox/message-item/ItemMenu.tsx';
export { ItemReadToggle } from '../inbox/message-item/ItemReadToggle.tsx';
export { ItemTime } from '../inbox/message-item/ItemTime.tsx';
export { ItemTitle } from '../inbox/message-item/ItemTitle.tsx';
export { InboxList as List, type InboxListProps as ListProps } from '../inbox/message-list/InboxList.tsx';
export {
  InboxFilters as Filters,
  type InboxFiltersProps as FiltersProps,
  InboxSearch as Search,
} from '../inbox/panel/InboxSearch.tsx';
export { MarkAllRead } from '../inbox/panel/MarkAllRead.tsx';
export { PanelClose as Close } from '../inbox/panel/PanelClose.tsx';
export { PanelFooter as Footer, type PanelFooterProps as FooterProps } from '../inbox/panel/PanelFooter.tsx';
export { PanelHeader as Header, type PanelHeaderProps as HeaderProps } from '../inbox/panel/PanelHeader.tsx';
export { PanelLogo as Logo } from '../inbox/panel/PanelLogo.tsx';
export { PanelMenu as Menu } from '../inbox/panel/PanelMenu.tsx';
export { PanelTitle as Title, type PanelTitleProps as TitleProps } from '../inbox/panel/PanelTitle.tsx';
export { PreferencesButton } from '../inbox/panel/PreferencesButton.tsx';
export {
  PanelPopover as Popover,
  type PanelPopoverProps as PopoverProps,
} from '../inbox/popover/PanelPopover.tsx';
export { InboxRoot as Root, type InboxRootProps as RootProps } from '../inbox/root/InboxRoot.tsx';
export { SelectionBar } from '../inbox/selection/SelectionBar.tsx';
export { InboxStatus as Status } from '../inbox/status/InboxStatus.tsx';
export {
  InboxTabButton as Tab,
  type InboxTabButtonProps as TabProps,
} from '../inbox/tabs/InboxTabButton.tsx';
export { InboxTabs as Tabs, type InboxTabsProps as TabsProps } from '../inbox/tabs/InboxTabs.tsx';
export { InboxToasts as Toasts } from '../inbox/undo/InboxToasts.tsx';
export {
  InboxAttention as Attention,
  type InboxAttentionProps as AttentionProps,
} from './attention/InboxAttention.tsx';
export { ElsewhereDot, type ElsewhereDotProps } from './workspaces/ElsewhereDot.tsx';
