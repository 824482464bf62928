// Enums, although the linter refuses them elsewhere: TypeScript lets a value of the platform's own enum stand for one of ours, and
// ours for theirs, only where both are enums of the same name with the same members.

/** The channels. */
// biome-ignore lint/style/noEnum: see above
export enum ChannelTypeEnum {
  IN_APP = 'in_app',
  EMAIL = 'email',
  SMS = 'sms',
  CHAT = 'chat',
  PUSH = 'push',
  TOOL = 'tool',
}

/** What a call-to-action does. */
// biome-ignore lint/style/noEnum: see above
export enum ChannelCTATypeEnum {
  REDIRECT = 'redirect',
}

/** Whether one of the sender's buttons was pressed. */
// biome-ignore lint/style/noEnum: see above
export enum MessageActionStatusEnum {
  PENDING = 'pending',
  DONE = 'done',
}

/** The sender's buttons. */
// biome-ignore lint/style/noEnum: see above
export enum ButtonTypeEnum {
  PRIMARY = 'primary',
  SECONDARY = 'secondary',
}

/** Who or what caused a message. */
// biome-ignore lint/style/noEnum: see above
export enum ActorTypeEnum {
  NONE = 'none',
  USER = 'user',
  SYSTEM_ICON = 'system_icon',
  SYSTEM_CUSTOM = 'system_custom',
}

/** The screens of a panel. */
// biome-ignore lint/style/noEnum: see above
export enum ScreensEnum {
  NOTIFICATIONS = 'notifications',
  SETTINGS = 'settings',
}

/** The blocks of an email. */
// biome-ignore lint/style/noEnum: see above
export enum EmailBlockTypeEnum {
  BUTTON = 'button',
  TEXT = 'text',
}

/** The alignment of an email's block. */
// biome-ignore lint/style/noEnum: see above
export enum TextAlignEnum {
  CENTER = 'center',
  LEFT = 'left',
  RIGHT = 'right',
}
