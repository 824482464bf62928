'use client';

import { BellIcon, type IconProps } from '../../primitives/index.ts';

/** Props of `Inbox.BellIcon`: those of an `<svg>`, and its size. */
export type InboxBellIconProps = IconProps;

/** The icon of the bell, for a bell whose children you compose: `<Inbox.Bell><Inbox.BellIcon /><Inbox.Badge count="unseen" /></Inbox.Bell>`. Renders an `<svg>`. */
export function InboxBellIcon({ size = 20, ...props }: InboxBellIconProps) {
  return <BellIcon {...props} size={size} />;
}
