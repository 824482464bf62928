/** The strings of what draws attention to the inbox outside of it. They are fetched with the feature. Placeholders are in braces. */
export interface AttentionStrings {
  /** For screen readers, in place of a dot on a control that leads to the reader's other workspaces: something is unread in one of them. */
  readonly unreadElsewhere: string;
}
