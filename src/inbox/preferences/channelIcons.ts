import type { ComponentType } from 'react';
import type { Channel } from '../../platform-constants/index.ts';
import { ChatIcon, EmailIcon, type IconProps, InboxIcon, PushIcon, SmsIcon } from '../../primitives/index.ts';

/** The icon of each channel. */
export const channelIcons: Record<Channel, ComponentType<IconProps>> = {
  in_app: InboxIcon,
  email: EmailIcon,
  sms: SmsIcon,
  chat: ChatIcon,
  push: PushIcon,
};
