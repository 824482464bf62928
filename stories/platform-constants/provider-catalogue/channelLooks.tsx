import type { ComponentType } from 'react';
import type { Channel } from '../../../src/platform-constants/index.ts';
import {
  ChatIcon,
  EmailIcon,
  type IconProps,
  InboxIcon,
  PushIcon,
  SmsIcon,
} from '../../../src/primitives/index.ts';

/** How these pages show a channel. The constants hold no names for people: wording is a matter of locales. */
export const channelLooks: Record<Channel, { label: string; Icon: ComponentType<IconProps> }> = {
  in_app: { label: 'In-app', Icon: InboxIcon },
  email: { label: 'Email', Icon: EmailIcon },
  sms: { label: 'SMS', Icon: SmsIcon },
  chat: { label: 'Chat', Icon: ChatIcon },
  push: { label: 'Push', Icon: PushIcon },
};
