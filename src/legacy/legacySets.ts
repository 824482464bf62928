/** The channels, with their old names. */
export const ChannelTypeEnum = {
  IN_APP: 'in_app',
  EMAIL: 'email',
  SMS: 'sms',
  CHAT: 'chat',
  PUSH: 'push',
} as const;

/** One value of `ChannelTypeEnum`. */
export type ChannelTypeEnum = (typeof ChannelTypeEnum)[keyof typeof ChannelTypeEnum];

/** What a call-to-action does. */
export const ChannelCTATypeEnum = { REDIRECT: 'redirect' } as const;

/** One value of `ChannelCTATypeEnum`. */
export type ChannelCTATypeEnum = (typeof ChannelCTATypeEnum)[keyof typeof ChannelCTATypeEnum];

/** Whether one of the sender's buttons was pressed. */
export const MessageActionStatusEnum = { PENDING: 'pending', DONE: 'done' } as const;

/** One value of `MessageActionStatusEnum`. */
export type MessageActionStatusEnum = (typeof MessageActionStatusEnum)[keyof typeof MessageActionStatusEnum];

/** The sender's buttons. */
export const ButtonTypeEnum = { PRIMARY: 'primary', SECONDARY: 'secondary' } as const;

/** One value of `ButtonTypeEnum`. */
export type ButtonTypeEnum = (typeof ButtonTypeEnum)[keyof typeof ButtonTypeEnum];

/** Who or what caused a message. */
export const ActorTypeEnum = {
  NONE: 'none',
  USER: 'user',
  SYSTEM_ICON: 'system_icon',
  SYSTEM_CUSTOM: 'system_custom',
} as const;

/** One value of `ActorTypeEnum`. */
export type ActorTypeEnum = (typeof ActorTypeEnum)[keyof typeof ActorTypeEnum];

/** The screens of a panel. */
export const ScreensEnum = { NOTIFICATIONS: 'notifications', SETTINGS: 'settings' } as const;

/** One value of `ScreensEnum`. */
export type ScreensEnum = (typeof ScreensEnum)[keyof typeof ScreensEnum];
