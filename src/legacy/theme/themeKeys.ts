/** The supported old theme keys, with the token of each. Where several set the same token, the last given one wins. */
export const themeKeys = {
  'layout.background': 'color.surface',
  'layout.boxShadow': 'shadow.panel',
  'layout.wrapper.secondaryFontColor': 'color.textSecondary',
  'header.fontColor': 'color.text',
  'notificationItem.read.fontColor': 'color.textSecondary',
  'notificationItem.read.timeMarkFontColor': 'color.textTertiary',
  'notificationItem.unread.fontColor': 'color.text',
  'notificationItem.unread.timeMarkFontColor': 'color.textTertiary',
  'notificationItem.unread.notificationItemBeforeBrandColor': 'color.accent',
  'notificationItem.buttons.primary.backGroundColor': 'color.accent',
  'notificationItem.buttons.primary.fontColor': 'color.onAccent',
  'userPreferences.accordion.dividerColor': 'color.border',
  'userPreferences.accordionItem.switch.backgroundUnchecked': 'color.control',
} as const;
