'use client';

import { BellIcon, type IconProps } from '../../primitives/index.ts';

/** The icon of the bell, for a bell whose children you compose: `<Inbox.Bell><Inbox.BellIcon /><Inbox.Badge count="unseen" /></Inbox.Bell>`. Renders an `<svg>`. */
export function InboxBellIcon({ size = 20, ...props }: IconProps) {
  return <BellIcon {...props} size={size} />;
}
